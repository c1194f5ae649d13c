import {useGetFilmQuery} from './filmsApi';

export function DimmedFilm({id}: {id: string}) {
  const {data, currentData, isLoading, isFetching, isError, error} =
    useGetFilmQuery(id);

  if (isLoading) return <p>Loading…</p>;
  // The last request for this id failed: the old film must not stay,
  // or come back during a retry. `error` stays until a success.
  if (error && !currentData)
    return <p role="alert">This film is not available.</p>;
  return (
    <>
      <p className={isFetching ? 'dimmed' : ''} aria-busy={isFetching}>
        {data?.title}
      </p>
      {isError && <p role="alert">It could not be refreshed.</p>}
    </>
  );
}
