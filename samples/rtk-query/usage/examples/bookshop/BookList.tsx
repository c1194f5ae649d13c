import {useBooksQuery, useSellBookMutation} from './booksApi';

export function BookList({onOpen}: {onOpen: (id: string) => void}) {
  const {data: books, isError, refetch} = useBooksQuery();
  const [sell] = useSellBookMutation();

  return (
    <>
      {isError && (
        <p role="alert">
          The shelf could not be loaded.{' '}
          <button onClick={refetch}>Try again</button>
        </p>
      )}
      {!books && !isError && <p>Loading the shelf…</p>}
      {/* Books that are already here stay, also beside an error. */}
      <ul>
        {books?.map(({id, title, stock}) => (
          <li key={id}>
            <button onClick={() => onOpen(id)}>{title}</button>
            {` ${stock} in stock `}
            <button
              aria-label={`Sell ${title}`}
              disabled={stock < 1}
              onClick={() => sell(id)}
            >
              Sell
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
