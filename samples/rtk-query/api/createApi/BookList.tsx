import {useBorrowBookMutation, useListBooksQuery} from './libraryApi';

export function BookList({card}: {card: string}) {
  const list = useListBooksQuery();
  const {data: books, isFetching, isError, refetch} = list;
  const [borrow, borrowing] = useBorrowBookMutation();
  // Until a refetch succeeds, the list does not know of the loan.
  const outdated =
    (borrowing.fulfilledTimeStamp ?? 0) > (list.fulfilledTimeStamp ?? 0);
  const busy = borrowing.isLoading || isFetching || isError || outdated;

  if (!books && !isError) return <p>Loading…</p>;
  return (
    <section>
      {isError && (
        <p role="alert">
          The books could not be loaded.{' '}
          <button onClick={refetch}>Try again</button>
        </p>
      )}
      {borrowing.isError && borrowing.originalArgs?.card === card && (
        <p role="alert">That did not work.</p>
      )}
      <ul>
        {books?.map(({id, title, onLoan}) => (
          <li key={id}>
            {title}{' '}
            <button
              disabled={onLoan || busy}
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
