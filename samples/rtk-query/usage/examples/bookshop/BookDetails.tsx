import {useBookQuery, useRenameBookMutation} from './booksApi';

interface Props {
  id: string;
  onBack: () => void;
}

export function BookDetails({id, onBack}: Props) {
  const {currentData: book, isError} = useBookQuery(id);
  const [rename, {isLoading: isSaving}] = useRenameBookMutation();

  function save(form: FormData) {
    const title = form.get('title');
    if (typeof title === 'string') void rename({id, title});
  }

  if (!book)
    return (
      <p>
        {isError ? 'The book did not load.' : 'Loading the book…'}{' '}
        <button onClick={onBack}>Back</button>
      </p>
    );
  return (
    <form
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
      <button type="button" onClick={onBack}>
        Back
      </button>
    </form>
  );
}
