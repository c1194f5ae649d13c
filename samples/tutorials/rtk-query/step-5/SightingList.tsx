import {useGetSightingsQuery} from './lighthouseApi';

export function SightingList({lightId}: {lightId: string}) {
  const {data, isLoading, isFetching, isError} =
    useGetSightingsQuery(lightId);

  if (isLoading) return <p role="status">Loading the sightings…</p>;
  if (isError) return <p role="alert">The sightings did not load.</p>;
  return (
    <ol aria-busy={isFetching}>
      {data?.map((sighting) => (
        <li key={sighting.id}>{sighting.ship}</li>
      ))}
    </ol>
  );
}
