import {useBookQuery, useRenameBookMutation} from './booksApi';

interface Props {
  id: string;
  onBack: () => void;
}

export function BookDetails({id, onBack}: Props) {
  const {currentData: book, isError, refetch} = useBookQuery(id);
  const [rename, {isLoading: isSaving}] = useRenameBookMutation();

  function save(form: FormData) {
    const title = form.get('title');
    if (typeof title === 'string') void rename({id, title});
  }

  return (
    <>
      {isError && (
        <p role="alert">
          The book could not be loaded.{' '}
          <button onClick={refetch}>Try again</button>
        </p>
      )}
      {!book && !isError && <p>Loading the book…</p>}
      {book && (
        // The key gives another book another form.
        <form
          key={id}
          onSubmit={(event) => {
            event.preventDefault();
            save(new FormData(event.currentTarget));
          }}
        >
          <h2>{book.title}</h2>
          <p>{book.stock} in stock</p>
          <label>
            Title <input name="title" defaultValue={book.title} />
          </label>
          <button disabled={isSaving}>Save</button>
        </form>
      )}
      <button onClick={onBack}>Back</button>
    </>
  );
}
