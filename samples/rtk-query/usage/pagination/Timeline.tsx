import {useTimelineInfiniteQuery} from './timeline';

export function Timeline({quakeId}: {quakeId: number}) {
  const {currentData, isFetching, isError, ...timeline} =
    useTimelineInfiniteQuery(quakeId);

  function retry() {
    if (timeline.isFetchNextPageError) void timeline.fetchNextPage();
    else if (timeline.isFetchPreviousPageError)
      void timeline.fetchPreviousPage();
    else void timeline.refetch();
  }

  return (
    <>
      <button
        disabled={!timeline.hasPreviousPage || isFetching}
        onClick={timeline.fetchPreviousPage}
      >
        Newer
      </button>
      {isError && (
        <p role="alert">
          The earthquakes could not be loaded.{' '}
          <button onClick={retry}>Try again</button>
        </p>
      )}
      {!currentData && isFetching && <p>Loading…</p>}
      <ol>
        {currentData?.pages.flatMap(({quakes}) =>
          quakes.map(({id, place}) => <li key={id}>{place}</li>),
        )}
      </ol>
      <button
        disabled={!timeline.hasNextPage || isFetching}
        onClick={timeline.fetchNextPage}
      >
        Older
      </button>
    </>
  );
}
