import {useMemo} from 'react';
import {useQuakeLogInfiniteQuery} from './quakeLog';

export function QuakeLog({region}: {region: string}) {
  const {
    data,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = useQuakeLogInfiniteQuery(region);

  const quakes = useMemo(
    () => data?.pages.flatMap((page) => page.quakes),
    [data],
  );

  if (!quakes) return <p>Loading the log…</p>;
  return (
    <>
      <ul>
        {quakes.map(({id, place, magnitude}) => (
          <li key={id}>
            {place} {magnitude}
          </li>
        ))}
      </ul>
      {isFetchNextPageError && <p role="alert">No older entries came.</p>}
      {hasNextPage ? (
        <button disabled={isFetchingNextPage} onClick={fetchNextPage}>
          {isFetchingNextPage
            ? 'Loading…'
            : isFetchNextPageError
              ? 'Try again'
              : 'Load more'}
        </button>
      ) : (
        <p>End of the log</p>
      )}
    </>
  );
}
