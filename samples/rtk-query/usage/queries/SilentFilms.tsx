import {createSelector} from '@reduxjs/toolkit';
import {useGetFilmsQuery, type Film} from './filmsApi';

const selectUntil = createSelector(
  [(films: Film[]) => films, (_films: Film[], year: number) => year],
  (films, year) => films.filter((film) => film.year <= year),
);

export function SilentFilms({until}: {until: number}) {
  const {silent, isError} = useGetFilmsQuery(undefined, {
    selectFromResult: ({data, isError}) => ({
      silent: data && selectUntil(data, until),
      isError,
    }),
  });

  if (!silent) return <p>{isError ? 'No films' : 'Loading…'}</p>;
  return (
    <p>
      {silent.length} silent films{isError && ' (may be old)'}
    </p>
  );
}
