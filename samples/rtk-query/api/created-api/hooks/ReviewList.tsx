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
  const {pages, pageParams} = reviews.currentData;
  return (
    <section aria-busy={reviews.isFetching}>
      {reviews.hasPreviousPage && (
        <button onClick={() => reviews.fetchPreviousPage()}>Earlier</button>
      )}
      {pages.map((page, index) => (
        <div key={pageParams[index]}>
          {/* Not the text as the key: two reviews can say the same. */}
          {page.reviews.map((review, place) => (
            <p key={place}>{review}</p>
          ))}
        </div>
      ))}
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
