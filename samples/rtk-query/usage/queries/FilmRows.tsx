import {FilmCard} from './FilmCard';

export function FilmRows({ids}: {ids: string[]}) {
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <FilmCard id={id} />
        </li>
      ))}
    </ul>
  );
}
