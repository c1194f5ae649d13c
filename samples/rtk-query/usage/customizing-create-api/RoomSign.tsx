import {galleryApi} from './galleryApi';

export function RoomSign({room}: {room: string}) {
  const {currentData, isError} = galleryApi.useVisitorsQuery(room);
  const isOld = galleryApi.endpoints.visitors.useIsStale(room, 30);

  if (currentData === undefined)
    return <p>{isError ? 'Visitors unknown' : 'Loading…'}</p>;
  return (
    <p>
      {isOld || isError ? `about ${currentData}` : currentData} visitors
    </p>
  );
}
