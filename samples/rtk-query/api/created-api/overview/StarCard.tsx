import {useGetStarQuery} from './skyApi';

export function StarCard({id}: {id: string}) {
  // Loads the star, keeps it cached while it is shown, renders changes.
  const {currentData, isError, refetch} = useGetStarQuery(id);
  return (
    <article>
      <h2>{id}</h2>
      {currentData && <p>Magnitude {currentData.magnitude}</p>}
      {!currentData && !isError && <p>Loading…</p>}
      {isError && (
        <p role="alert">
          The star could not be loaded.{' '}
          <button onClick={() => refetch()}>Try again</button>
        </p>
      )}
    </article>
  );
}
