import {
  errorText,
  useAddReviewMutation,
  useReviewsQuery,
} from './reviewsApi';

export function Reviews({bookId}: {bookId: string}) {
  const list = useReviewsQuery(bookId);
  // Not `data`: that would be the last book's until this one's arrive.
  const reviews = list.currentData;

  return (
    <>
      {!reviews && list.isFetching && <p>Loading reviews…</p>}
      {list.isError && <p role="alert">{errorText(list.error)}</p>}
      <ul>
        {reviews?.map(({id, text}) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {/* What was typed or is being sent belongs to one book. */}
      <ReviewForm key={bookId} bookId={bookId} />
    </>
  );
}

function ReviewForm({bookId}: {bookId: string}) {
  const [addReview, {isLoading, error}] = useAddReviewMutation();

  async function send(form: HTMLFormElement) {
    const text = new FormData(form).get('text');
    if (typeof text !== 'string') return;
    const {error} = await addReview({bookId, text});
    // After a failure the text stays in the field.
    if (!error) form.reset();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <label>
        Your review <input name="text" readOnly={isLoading} />
      </label>
      <button disabled={isLoading}>Send</button>
      {error && <p role="alert">{errorText(error)}</p>}
    </form>
  );
}
