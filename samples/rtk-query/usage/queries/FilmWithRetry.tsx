import {useGetFilmQuery} from './filmsApi';

export function FilmWithRetry({id}: {id: string}) {
  const {data, isLoading, isError, refetch} = useGetFilmQuery(id);

  if (isLoading) return <p>Loading…</p>;
  if (isError)
    return (
      <p role="alert">
        No answer. <button onClick={refetch}>Try again</button>
      </p>
    );
  return <p>{data?.title}</p>;
}
