import {useEffect, useState} from 'react';
import {useLazySearchQuery} from './searchApi';

export function ImageSearch() {
  const [text, setText] = useState('');
  const [search, {currentData, isFetching, isError, error}, {lastArg}] =
    useLazySearchQuery();

  useEffect(() => {
    if (!text) return;
    let request: ReturnType<typeof search> | undefined;
    const timer = setTimeout(() => {
      request = search(text, true); // `true`: prefer the cache
    }, 300);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [text, search]);

  // False while a new text waits for its timer, and for an empty field.
  const isResultOfText = text === lastArg;
  // A request that we canceled ourselves is no failed search.
  const isAborted = error && 'name' in error && error.name === 'AbortError';
  return (
    <section aria-busy={isFetching}>
      <label>
        Area
        <input value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      {isResultOfText && isError && !isAborted && (
        <p role="alert">The search failed.</p>
      )}
      <ul>
        {isResultOfText &&
          currentData?.map((name) => <li key={name}>{name}</li>)}
      </ul>
    </section>
  );
}
