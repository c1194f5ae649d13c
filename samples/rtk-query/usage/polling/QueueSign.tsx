import {useQueueQuery} from './ciApi';

export function QueueSign() {
  const {data} = useQueueQuery(undefined, {
    pollingInterval: 10_000,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return <p>{data?.length ?? '?'} jobs</p>;
}
