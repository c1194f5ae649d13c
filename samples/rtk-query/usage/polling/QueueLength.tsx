import {useQueueQuery} from './ciApi';

export function QueueLength() {
  // #region hook
  const {length} = useQueueQuery(undefined, {
    pollingInterval: 5000,
    selectFromResult: ({data}) => ({length: data?.length}),
  });
  // #endregion
  return <p>{length ?? '?'} jobs</p>;
}
