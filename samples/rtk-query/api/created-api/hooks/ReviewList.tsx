import {useGetReviewsInfiniteQuery} from './kitchenApi';

export function ReviewList({id, page}: {id: string; page: number}) {
  const reviews = useGetReviewsInfiniteQuery(id, {initialPageParam: page});

  return (
    <section>
      {reviews.hasPreviousPage && (
        <button onClick={() => reviews.fetchPreviousPage()}>Earlier</button>
      )}
      {reviews.data?.pages.flatMap((page) =>
        page.reviews.map((review) => <p key={review}>{review}</p>),
      )}
      {reviews.hasNextPage && (
        <button onClick={() => reviews.fetchNextPage()}>Later</button>
      )}
      <button onClick={() => reviews.refetch({refetchCachedPages: false})}>
        First page only
      </button>
    </section>
  );
}
