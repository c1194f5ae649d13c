import {useAddReviewMutation, useReviewsQuery} from './reviewsApi';

export function Reviews({bookId}: {bookId: string}) {
  const {data: reviews, isError} = useReviewsQuery(bookId);
  const [addReview, {error}] = useAddReviewMutation();

  if (!reviews)
    return <p>{isError ? 'No reviews now.' : 'Loading reviews…'}</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get('text');
        if (typeof text === 'string') void addReview({bookId, text});
      }}
    >
      <ul>
        {reviews.map(({id, text}) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <label>
        Your review <input name="text" />
      </label>
      <button>Send</button>
      {error && 'error' in error && <p role="alert">{error.error}</p>}
    </form>
  );
}
