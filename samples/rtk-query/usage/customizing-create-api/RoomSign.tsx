import {galleryApi} from './galleryApi';

export function RoomSign({room}: {room: string}) {
  const {currentData, error} = galleryApi.useVisitorsQuery(room);
  const isOld = galleryApi.endpoints.visitors.useIsStale(room, 30);

  if (currentData === undefined)
    return <p>{error ? 'Visitors unknown' : 'Loading…'}</p>;
  // `error` and not `isError`: it stays until a refetch succeeds.
  return (
    <p>{isOld || error ? `about ${currentData}` : currentData} visitors</p>
  );
}
