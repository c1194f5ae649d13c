import {useMemo} from 'react';
import {useGetFilmsQuery} from './filmsApi';

export function SortedFilms() {
  const {data, isError} = useGetFilmsQuery();
  const sorted = useMemo(
    () => data?.toSorted((a, b) => a.year - b.year),
    [data],
  );

  if (!sorted) return <p>{isError ? 'No films' : 'Loading…'}</p>;
  return (
    <p>
      {sorted.map((film) => film.title).join(', ')}
      {isError && ' (may be old)'}
    </p>
  );
}
