import {useGetFilmsQuery} from './filmsApi';

export function FilmList({onPick}: {onPick: (id: string) => void}) {
  const {data: films, isLoading, isError} = useGetFilmsQuery();

  if (isLoading) return <p>Loading the catalog…</p>;
  if (isError) return <p role="alert">The catalog is not available.</p>;

  return (
    <ul>
      {films?.map((film) => (
        <li key={film.id}>
          <button onClick={() => onPick(film.id)}>{film.title}</button>
        </li>
      ))}
    </ul>
  );
}
