import {skipToken} from '@reduxjs/toolkit/query/react';
import {useState} from 'react';
import {useGetFilmQuery} from './filmsApi';

export function FilmPager({ids}: {ids: string[]}) {
  const [index, setIndex] = useState(0);
  const id = ids[index];
  const {currentData, isFetching, isError} = useGetFilmQuery(
    id ?? skipToken,
  );

  return (
    <article>
      <h2>Film {id}</h2>
      {currentData && <p>{currentData.title}</p>}
      {!currentData && isFetching && <p>Loading…</p>}
      {isError && <p role="alert">The film could not be loaded.</p>}
      <button
        disabled={index + 1 >= ids.length}
        onClick={() => setIndex(index + 1)}
      >
        Next
      </button>
    </article>
  );
}
