import {useDeleteOrderMutation} from './changeApi';
import {useGetOrdersQuery, type Order} from './nurseryApi';

function OrderRow({order}: {order: Order}) {
  // One hook for each row: rows do not disable each other.
  const [deleteOrder, {isLoading, isSuccess, isError}] =
    useDeleteOrderMutation();
  return (
    <li>
      {order.plant}
      <button
        aria-label={`Delete ${order.plant}`}
        // A deleted row stays until the list is refetched.
        disabled={isLoading || isSuccess}
        onClick={() => deleteOrder(order.id)}
      >
        ×
      </button>
      {isError && <span role="alert">Not deleted</span>}
    </li>
  );
}

export function OrderRows() {
  const {data, isError} = useGetOrdersQuery();
  if (!data) return <p>{isError ? 'Loading failed' : 'Loading…'}</p>;
  return (
    <>
      <ul>
        {data.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {isError && <p role="alert">The list may be old.</p>}
    </>
  );
}
