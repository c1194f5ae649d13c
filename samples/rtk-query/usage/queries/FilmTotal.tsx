import {useFilms} from './useFilms';

export function FilmTotal({ids}: {ids: string[]}) {
  const films = useFilms(ids);

  const loaded = films.filter((film) => film.data);
  const failed = films.filter((film) => film.isError && !film.data);
  const old = films.filter((film) => film.isError && film.data);
  return (
    <p>
      {loaded.length} of {ids.length} films loaded
      {failed.length > 0 && `, ${failed.length} not available`}
      {old.length > 0 && `, ${old.length} may be old`}
    </p>
  );
}
