import {useGetSightingsQuery} from './lighthouseApi';

export function SightingList({lightId}: {lightId: string}) {
  const {currentData, isFetching, isError} = useGetSightingsQuery(lightId);

  return (
    <>
      {isFetching && !currentData && (
        <p role="status">Loading the sightings…</p>
      )}
      {isError && <p role="alert">The sightings did not load.</p>}
      <ol aria-busy={isFetching}>
        {currentData?.map((sighting) => (
          <li key={sighting.id}>{sighting.ship}</li>
        ))}
      </ol>
    </>
  );
}
