import {useQueueQuery} from './ciApi';

export function QueueSign() {
  // #region hook
  const {data} = useQueueQuery(undefined, {
    pollingInterval: 10_000,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  // #endregion
  return <p>{data?.length ?? '?'} jobs</p>;
}
