import {useEffect, useState} from 'react';
import {useLazySearchQuery} from './searchApi';

export function ImageSearch() {
  const [text, setText] = useState('');
  const [search, {currentData, isFetching, isError}, {lastArg}] =
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

  // False while the timer runs, and after the field was cleared.
  const isResultOfText = text === lastArg;
  return (
    <section aria-busy={isFetching}>
      <label>
        Area
        <input value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      {isResultOfText && isError && <p role="alert">No results.</p>}
      <ul>
        {isResultOfText &&
          currentData?.map((name) => <li key={name}>{name}</li>)}
      </ul>
    </section>
  );
}
