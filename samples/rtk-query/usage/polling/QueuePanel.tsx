import {useState} from 'react';
import {useQueueQuery} from './ciApi';

export function QueuePanel() {
  const [paused, setPaused] = useState(false);
  const {data, isFetching, error, refetch} = useQueueQuery(undefined, {
    pollingInterval: paused ? 0 : 5000, // [!code highlight]
  });

  return (
    <section>
      {error && <p role="alert">The queue could not be loaded.</p>}
      {!data && !error && <p>Loading…</p>}
      <ul>
        {data?.map(({id, branch, status}) => (
          <li key={id}>
            {branch}: {status}
          </li>
        ))}
      </ul>
      <button aria-pressed={paused} onClick={() => setPaused(!paused)}>
        Pause
      </button>
      <button disabled={isFetching} onClick={refetch}>
        Refresh now
      </button>
    </section>
  );
}
