import {useBooksQuery, useSellBookMutation} from './booksApi';

export function BookList({onOpen}: {onOpen: (id: string) => void}) {
  const {data: books, isError, refetch} = useBooksQuery();
  const [sell] = useSellBookMutation();

  if (books)
    return (
      <ul>
        {books.map(({id, title, stock}) => (
          <li key={id}>
            <button onClick={() => onOpen(id)}>{title}</button>
            {` ${stock} in stock `}
            <button
              aria-label={`Sell ${title}`}
              disabled={stock === 0}
              onClick={() => sell(id)}
            >
              Sell
            </button>
          </li>
        ))}
      </ul>
    );
  if (!isError) return <p>Loading the shelf…</p>;
  return (
    <p>
      The shelf could not be loaded.{' '}
      <button onClick={refetch}>Try again</button>
    </p>
  );
}
