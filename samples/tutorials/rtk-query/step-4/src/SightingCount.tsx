import {useGetSightingsQuery} from './lighthouseApi';

export function SightingCount({lightId}: {lightId: string}) {
  const {currentData} = useGetSightingsQuery(lightId);
  return <h2>Ships seen: {currentData?.length ?? '…'}</h2>;
}
