import {useGetSightingsQuery} from './lighthouseApi';

export function RefreshButton({lightId}: {lightId: string}) {
  const {isFetching, refetch} = useGetSightingsQuery(lightId);
  return (
    <button disabled={isFetching} onClick={refetch}>
      Refresh
    </button>
  );
}
