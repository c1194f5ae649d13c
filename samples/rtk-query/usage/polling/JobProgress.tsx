import {ciApi, type Job} from './ciApi';

const {useQueryState, useQuerySubscription} = ciApi.endpoints.job;

function intervalFor(job: Job | undefined, isError: boolean) {
  if (job?.status === 'done') return 0;
  return isError ? 30_000 : 2_000;
}

export function JobProgress({id}: {id: number}) {
  const {data, isError} = useQueryState(id);
  useQuerySubscription(id, {pollingInterval: intervalFor(data, isError)});

  return <p>{data ? `${data.branch}: ${data.status}` : 'Loading…'}</p>;
}
