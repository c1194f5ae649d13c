import {useQueueQuery} from './ciApi';

export function QueueLength() {
  const {length, isError} = useQueueQuery(undefined, {
    pollingInterval: 5000,
    selectFromResult: ({data, isError}) => ({
      length: data?.length,
      isError,
    }),
  });
  return (
    <p>
      {length ?? '?'} jobs
      {isError && ' (connection lost)'}
    </p>
  );
}
