import {useQueueQuery} from './ciApi';

export function QueueLength() {
  const {length, failed} = useQueueQuery(undefined, {
    pollingInterval: 5000,
    selectFromResult: ({data, error}) => ({
      length: data?.length,
      failed: error !== undefined,
    }),
  });
  return (
    <p>
      {length ?? '?'} jobs
      {failed && ' (request failed)'}
    </p>
  );
}
