import {useQueueQuery} from './ciApi';

export function QueueSign() {
  const {data, error} = useQueueQuery(undefined, {
    pollingInterval: 10_000,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return (
    <p>
      {data?.length ?? '?'} jobs
      {error && ' (request failed)'}
    </p>
  );
}
