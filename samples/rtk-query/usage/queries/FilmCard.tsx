import {useGetFilmQuery} from './filmsApi';

export function FilmCard({id}: {id: string}) {
  // Not `data`, which may still be the film of the previous id.
  const {currentData: film, isError} = useGetFilmQuery(id);

  if (!film)
    return isError ? (
      <p role="alert">This film is not available.</p>
    ) : (
      <p>Loading the film…</p>
    );

  // Strings become dates where they are shown. This one has no time,
  // so it means midnight in UTC: read its year in UTC, too.
  const restored = new Date(film.restoredOn).getUTCFullYear();
  return (
    <p>
      {film.title}, {film.year}, restored in {restored}
      {isError && ' (could not be refreshed)'}
    </p>
  );
}
