import {useGetFilmQuery} from './filmsApi';

export function DimmedFilm({id}: {id: string}) {
  const {data, isLoading, isFetching, isError} = useGetFilmQuery(id);

  if (isLoading) return <p>Loading…</p>;
  if (isError) return <p role="alert">This film is not available.</p>;
  return (
    <p className={isFetching ? 'dimmed' : ''} aria-busy={isFetching}>
      {data?.title}
    </p>
  );
}
