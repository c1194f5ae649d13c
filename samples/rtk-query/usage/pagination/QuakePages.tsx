import {useEffect, useState} from 'react';
import {usePrefetch, useQuakePageQuery} from './numberedPages';

export function QuakePages() {
  const [page, setPage] = useState(1);
  const {data, isFetching, isError, refetch} = useQuakePageQuery(page);
  const pageCount = data?.pageCount ?? 1;

  const prefetchPage = usePrefetch('quakePage');
  useEffect(() => {
    if (page < pageCount) prefetchPage(page + 1);
  }, [page, pageCount, prefetchPage]);

  return (
    <section aria-busy={isFetching}>
      {isError && (
        <p role="alert">
          Page {page} could not be loaded.{' '}
          <button onClick={refetch}>Try again</button>
        </p>
      )}
      {!data && !isError && <p>Loading earthquakes…</p>}
      {data && (
        <>
          <h2>
            {/* The page of these rows; `page` may still be loading. */}
            Page {data.page} of {pageCount}
          </h2>
          <ul>
            {data.quakes.map(({id, place, magnitude}) => (
              <li key={id}>
                {place} {magnitude}
              </li>
            ))}
          </ul>
        </>
      )}
      <button disabled={page === 1} onClick={() => setPage(page - 1)}>
        Newer
      </button>
      <button
        disabled={page >= pageCount}
        onClick={() => setPage(page + 1)}
      >
        Older
      </button>
    </section>
  );
}
