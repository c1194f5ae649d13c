import {useState} from 'react';
import {useQueueQuery} from './ciApi';

export function QueuePanel() {
  const [paused, setPaused] = useState(false);
  // #region hook
  const {data, isFetching, refetch} = useQueueQuery(undefined, {
    pollingInterval: paused ? 0 : 5000,
  });
  // #endregion

  return (
    <section>
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
