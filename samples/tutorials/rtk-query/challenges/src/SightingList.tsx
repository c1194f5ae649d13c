import {DeleteButton} from './DeleteButton';
import {useGetSightingsQuery} from './lighthouseApi';

export function SightingList({lightId}: {lightId: string}) {
  const {currentData, isFetching, isError, refetch} =
    useGetSightingsQuery(lightId);

  return (
    <>
      {isFetching && (
        <p role="status">
          {currentData ? 'Checking for news…' : 'Loading the sightings…'}
        </p>
      )}
      {isError && (
        <p role="alert">
          The sightings did not load.{' '}
          <button onClick={refetch}>Retry</button>
        </p>
      )}
      <ol aria-busy={isFetching}>
        {currentData?.map((sighting) => (
          <li key={sighting.id}>
            {sighting.ship}{' '}
            {/* The server does not know the made-up ids of challenge 4. */}
            {sighting.id > 0 && <DeleteButton sighting={sighting} />}
          </li>
        ))}
      </ol>
    </>
  );
}
