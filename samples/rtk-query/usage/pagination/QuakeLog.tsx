import {useMemo} from 'react';
import {useQuakeLogInfiniteQuery} from './quakeLog';

export function QuakeLog({region}: {region: string}) {
  const log = useQuakeLogInfiniteQuery(region);
  // Not `data`: that would be the last region's until this one's arrive.
  const {currentData, isError, isFetchNextPageError} = log;

  const quakes = useMemo(
    () => currentData?.pages.flatMap((page) => page.quakes),
    [currentData],
  );
  const retry = () =>
    isFetchNextPageError ? log.fetchNextPage() : log.refetch();

  return (
    <>
      <ul>
        {quakes?.map(({id, place, magnitude}) => (
          <li key={id}>
            {place} {magnitude}
          </li>
        ))}
      </ul>
      {isError && (
        <p role="alert">
          {isFetchNextPageError
            ? 'Older earthquakes could not be loaded.'
            : 'The log could not be loaded.'}{' '}
          <button onClick={retry}>Try again</button>
        </p>
      )}
      {!quakes && !isError && <p>Loading the log…</p>}
      {quakes && log.hasNextPage && !isError && (
        <button disabled={log.isFetching} onClick={log.fetchNextPage}>
          {log.isFetchingNextPage ? 'Loading…' : 'Load more'}
        </button>
      )}
      {quakes && !log.hasNextPage && <p>End of the log</p>}
    </>
  );
}
