import {useGetFilmQuery} from './filmsApi';

export function FilmWithRetry({id}: {id: string}) {
  const {currentData, isFetching, isError, refetch} = useGetFilmQuery(id);

  return (
    <div>
      {currentData && <p>{currentData.title}</p>}
      {!currentData && isFetching && <p>Loading…</p>}
      {isError && (
        <p role="alert">
          The request failed. <button onClick={refetch}>Try again</button>
        </p>
      )}
    </div>
  );
}
