import {useQueueQuery} from './ciApi';

export function QueueLength() {
  const {length} = useQueueQuery(undefined, {
    pollingInterval: 5000,
    selectFromResult: ({data}) => ({length: data?.length}),
  });
  return <p>{length ?? '?'} jobs</p>;
}
