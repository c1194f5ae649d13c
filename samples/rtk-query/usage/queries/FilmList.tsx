import {useGetFilmsQuery} from './filmsApi';

export function FilmList({onPick}: {onPick: (id: string) => void}) {
  const {data: films, isLoading, isError} = useGetFilmsQuery();

  if (isLoading) return <p>Loading the catalog…</p>;
  return (
    <>
      {/* A failed refetch keeps the data: show the error beside it. */}
      {isError && <p role="alert">The catalog could not be loaded.</p>}
      <ul>
        {films?.map((film) => (
          <li key={film.id}>
            <button onClick={() => onPick(film.id)}>{film.title}</button>
          </li>
        ))}
      </ul>
    </>
  );
}
