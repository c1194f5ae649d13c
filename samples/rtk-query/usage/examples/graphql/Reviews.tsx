import {
  errorText,
  useAddReviewMutation,
  useReviewsQuery,
} from './reviewsApi';

export function Reviews({bookId}: {bookId: string}) {
  const list = useReviewsQuery(bookId);
  const [addReview, sending] = useAddReviewMutation();
  // Not `data`: that would be the last book's until this one's arrive.
  const reviews = list.currentData;
  const sendError =
    sending.originalArgs?.bookId === bookId ? sending.error : undefined;

  async function send(form: HTMLFormElement) {
    const text = new FormData(form).get('text');
    if (typeof text !== 'string') return;
    const {error} = await addReview({bookId, text});
    // After a failure the text stays in the field.
    if (!error) form.reset();
  }

  return (
    <>
      {!reviews && list.isFetching && <p>Loading reviews…</p>}
      {list.isError && <p role="alert">{errorText(list.error)}</p>}
      <ul>
        {reviews?.map(({id, text}) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <form
        // What was typed belongs to one book.
        key={bookId}
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <label>
          Your review <input name="text" readOnly={sending.isLoading} />
        </label>
        <button disabled={sending.isLoading}>Send</button>
        {sendError && <p role="alert">{errorText(sendError)}</p>}
      </form>
    </>
  );
}
