import {useEffect, useState} from 'react';
import {useLazySearchQuery} from './searchApi';

export function ImageSearch() {
  const [text, setText] = useState('');
  const [search, {currentData = [], isFetching}] = useLazySearchQuery();

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

  return (
    <section aria-busy={isFetching}>
      <label>
        Area
        <input value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      <ul>
        {currentData.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
