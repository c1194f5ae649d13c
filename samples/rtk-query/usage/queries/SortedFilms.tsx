import {useMemo} from 'react';
import {useGetFilmsQuery} from './filmsApi';

export function SortedFilms() {
  const {data} = useGetFilmsQuery();
  const sorted = useMemo(
    () => data?.toSorted((a, b) => a.year - b.year),
    [data],
  );

  return <p>{sorted?.map((film) => film.title).join(', ')}</p>;
}
