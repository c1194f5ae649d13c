import {useTimelineInfiniteQuery} from './timeline';

export function Timeline({quakeId}: {quakeId: number}) {
  const {
    data,
    hasNextPage,
    hasPreviousPage,
    isFetching,
    fetchNextPage,
    fetchPreviousPage,
  } = useTimelineInfiniteQuery(quakeId);

  return (
    <>
      <button
        disabled={!hasPreviousPage || isFetching}
        onClick={fetchPreviousPage}
      >
        Newer
      </button>
      <ol>
        {data?.pages.flatMap(({quakes}) =>
          quakes.map(({id, place}) => <li key={id}>{place}</li>),
        )}
      </ol>
      <button disabled={!hasNextPage || isFetching} onClick={fetchNextPage}>
        Older
      </button>
    </>
  );
}
