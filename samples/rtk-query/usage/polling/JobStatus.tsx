import {useState} from 'react';
import {useJobQuery} from './ciApi';

export function JobStatus({id}: {id: number}) {
  const [interval, setInterval] = useState(2_000);
  const {currentData: job, isError} = useJobQuery(id, {
    pollingInterval: interval,
  });

  // React renders again with the new interval before it shows anything.
  const wanted = job?.status === 'done' ? 0 : 2_000;
  if (wanted !== interval) setInterval(wanted);

  if (!job) return <p>{isError ? 'No job found' : 'Loading…'}</p>;
  return (
    <p>
      {job.status}
      {isError && ' (connection lost)'}
    </p>
  );
}
