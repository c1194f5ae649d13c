import {useEffect, useRef} from 'react';
import {useQuakeLogInfiniteQuery} from './quakeLog';

export function EndlessLog({region}: {region: string}) {
  const log = useQuakeLogInfiniteQuery(region);
  const {currentData, hasNextPage, isFetching, isError, fetchNextPage} =
    log;
  const retry = () =>
    log.isFetchNextPageError ? fetchNextPage() : log.refetch();

  const end = useRef<HTMLDivElement>(null);
  // After an error the reader decides; the observer would never stop.
  const mayLoad = hasNextPage && !isFetching && !isError;

  useEffect(() => {
    if (!end.current || !mayLoad) return;
    // A new observer reports at once whether the end is visible,
    // so a short page is followed by the next without scrolling.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) fetchNextPage();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [currentData, mayLoad, fetchNextPage]);

  return (
    <>
      {currentData?.pages.map(({page, quakes}) => (
        <ul key={page} aria-label={`Page ${page}`}>
          {quakes.map(({id, place, magnitude}) => (
            <li key={id}>
              {place} {magnitude}
            </li>
          ))}
        </ul>
      ))}
      {isError && (
        <p role="alert">
          Earthquakes could not be loaded.{' '}
          <button onClick={retry}>Try again</button>
        </p>
      )}
      <div ref={end}>
        {(log.isFetchingNextPage || (!currentData && isFetching)) &&
          'Loading…'}
      </div>
    </>
  );
}
