import {useGetFilmQuery} from './filmsApi';

export function FilmCard({id}: {id: string}) {
  const {data: film, isLoading, isError} = useGetFilmQuery(id);

  if (isLoading) return <p>Loading the film…</p>;
  if (isError || !film)
    return <p role="alert">This film is not available.</p>;

  // Strings become dates where they are shown.
  const restored = new Date(film.restoredOn).getFullYear();
  return (
    <p>
      {film.title}, {film.year}, restored in {restored}
    </p>
  );
}
