import {useState} from 'react';
import {useGetFilmQuery} from './filmsApi';

// #region component
export function FilmPager({ids}: {ids: string[]}) {
  const [index, setIndex] = useState(0);
  const id = ids[index] ?? '';
  const {currentData, isError} = useGetFilmQuery(id);

  return (
    <article>
      <h2>Film {id}</h2>
      {currentData ? (
        <p>{currentData.title}</p>
      ) : isError ? (
        <p role="alert">This film is not available.</p>
      ) : (
        <p>Loading…</p>
      )}
      <button onClick={() => setIndex(index + 1)}>Next</button>
    </article>
  );
}
// #endregion
