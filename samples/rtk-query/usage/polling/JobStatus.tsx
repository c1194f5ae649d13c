import {useState} from 'react';
import {useJobQuery} from './ciApi';

export function JobStatus({id}: {id: number}) {
  const [interval, setInterval] = useState(2_000);
  const {currentData: job, error} = useJobQuery(id, {
    pollingInterval: interval,
  });

  // React renders again with the new interval before it shows anything.
  const wanted = job?.status === 'done' ? 0 : 2_000;
  if (wanted !== interval) setInterval(wanted);

  if (!job)
    return <p>{error ? 'The job could not be loaded' : 'Loading…'}</p>;
  return (
    <p>
      {job.status}
      {error && ' (request failed)'}
    </p>
  );
}
