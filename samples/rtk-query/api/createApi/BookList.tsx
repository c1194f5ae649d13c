import {useBorrowBookMutation, useListBooksQuery} from './libraryApi';

export function BookList({card}: {card: string}) {
  const {data: books, isError, refetch} = useListBooksQuery();
  const [borrow, borrowing] = useBorrowBookMutation();

  if (!books) {
    if (!isError) return <p>Loading…</p>;
    return <button onClick={() => refetch()}>Try again</button>;
  }
  return (
    <section>
      {isError && <p role="alert">The list may be out of date.</p>}
      {borrowing.isError && <p role="alert">That did not work.</p>}
      <ul>
        {books.map(({id, title, onLoan}) => (
          <li key={id}>
            {title}{' '}
            <button
              disabled={onLoan || borrowing.isLoading}
              onClick={() => borrow({bookId: id, card})}
            >
              {onLoan ? 'On loan' : 'Borrow'}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
