import {useCartQuery} from './checkoutApi';
import {errorText} from './errorText';

export function CartPanel() {
  const {data, isLoading, isFetching, isError, error, refetch} =
    useCartQuery();

  if (isLoading) return <p>Loading your cart…</p>;
  return (
    <section aria-busy={isFetching}>
      {isError && (
        <p role="alert">
          {errorText(error)} <button onClick={refetch}>Try again</button>
        </p>
      )}
      {data && <p>{`${data.items.length} items, ${data.total} €`}</p>}
    </section>
  );
}
