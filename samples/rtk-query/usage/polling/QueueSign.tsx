import {useQueueQuery} from './ciApi';

export function QueueSign() {
  const {data, isError} = useQueueQuery(undefined, {
    pollingInterval: 10_000,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return (
    <p>
      {data?.length ?? '?'} jobs
      {isError && ' (connection lost)'}
    </p>
  );
}
