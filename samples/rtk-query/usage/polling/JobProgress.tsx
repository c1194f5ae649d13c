import {ciApi, type Job} from './ciApi';

const {useQueryState, useQuerySubscription} = ciApi.endpoints.job;

function intervalFor(job: Job | undefined, isError: boolean) {
  if (job?.status === 'done') return 0;
  return isError ? 30_000 : 2_000;
}

export function JobProgress({id}: {id: number}) {
  const {currentData: job, isError} = useQueryState(id);
  useQuerySubscription(id, {pollingInterval: intervalFor(job, isError)});

  if (!job) return <p>{isError ? 'No job found' : 'Loading…'}</p>;
  return (
    <p>
      {job.branch}: {job.status}
      {isError && ' (connection lost)'}
    </p>
  );
}
