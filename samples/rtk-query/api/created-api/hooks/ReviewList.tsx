import {useState} from 'react';
import {useGetReviewsInfiniteQuery} from './kitchenApi';

interface Props {
  id: string;
  page: number;
}

export function ReviewList({id, page}: Props) {
  const [attempt, setAttempt] = useState(1);
  // A new key mounts the list again, and mounting sends `page` again.
  return (
    <Reviews
      key={`${id} ${attempt}`}
      id={id}
      page={page}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

function Reviews({id, page, onRetry}: Props & {onRetry: () => void}) {
  const reviews = useGetReviewsInfiniteQuery(id, {initialPageParam: page});

  if (!reviews.currentData) {
    if (reviews.isFetching) return <p>Loading…</p>;
    return <button onClick={onRetry}>Try again</button>;
  }
  return (
    <section aria-busy={reviews.isFetching}>
      {reviews.hasPreviousPage && (
        <button onClick={() => reviews.fetchPreviousPage()}>Earlier</button>
      )}
      {reviews.currentData.pages.flatMap((page) =>
        page.reviews.map((review) => <p key={review}>{review}</p>),
      )}
      {reviews.isError && (
        <p role="alert">The last request failed. Try it again.</p>
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
