import {useEffect, useState} from 'react';
import {usePrefetch, useQuakePageQuery} from './numberedPages';

export function QuakePages() {
  const [page, setPage] = useState(1);
  const {data, isFetching} = useQuakePageQuery(page);
  const pageCount = data?.pageCount ?? 1;

  const prefetchPage = usePrefetch('quakePage');
  useEffect(() => {
    if (page < pageCount) prefetchPage(page + 1);
  }, [page, pageCount, prefetchPage]);

  if (!data) return <p>Loading earthquakes…</p>;
  return (
    <section aria-busy={isFetching}>
      <ul>
        {data.quakes.map(({id, place, magnitude}) => (
          <li key={id}>
            {place} {magnitude}
          </li>
        ))}
      </ul>
      <button disabled={page === 1} onClick={() => setPage(page - 1)}>
        Newer
      </button>
      Page {page} of {pageCount}
      <button
        disabled={page >= pageCount}
        onClick={() => setPage(page + 1)}
      >
        Older
      </button>
    </section>
  );
}
