import {createSelector} from '@reduxjs/toolkit';
import {useGetFilmsQuery, type Film} from './filmsApi';

const noFilms: Film[] = [];

const selectUntil = createSelector(
  [
    (films: Film[] = noFilms) => films,
    (_films: Film[] | undefined, year: number) => year,
  ],
  (films, year) => films.filter((film) => film.year <= year),
);

export function SilentFilms({until}: {until: number}) {
  const {silent} = useGetFilmsQuery(undefined, {
    selectFromResult: ({data}) => ({silent: selectUntil(data, until)}),
  });

  return <p>{silent.length} silent films</p>;
}
