import {ciApi, type Job} from './ciApi';

const {useQueryState, useQuerySubscription} = ciApi.endpoints.job;

function intervalFor(job: Job | undefined, failed: boolean) {
  if (job?.status === 'done') return 0;
  return failed ? 30_000 : 2_000;
}

export function JobProgress({id}: {id: number}) {
  const {currentData: job, error} = useQueryState(id);
  // `error` stays during the next request; `isError` would not.
  const failed = error !== undefined;
  useQuerySubscription(id, {pollingInterval: intervalFor(job, failed)});

  if (!job)
    return <p>{failed ? 'The job could not be loaded' : 'Loading…'}</p>;
  return (
    <p>
      {job.branch}: {job.status}
      {failed && ' (request failed)'}
    </p>
  );
}
