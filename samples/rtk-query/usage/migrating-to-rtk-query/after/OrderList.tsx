import {useGetOrdersQuery, useShipOrderMutation} from './ordersApi';

export function OrderList() {
  const {
    data: orders,
    isError,
    isFetching,
    refetch,
    fulfilledTimeStamp: loadedAt = 0,
  } = useGetOrdersQuery();
  const [shipOrder, shipping] = useShipOrderMutation();
  const {isLoading, fulfilledTimeStamp: shippedAt = 0} = shipping;
  // Until a refetch succeeds, `isShipped` is out of date.
  const isOld = isError || loadedAt < shippedAt;
  const busy = isLoading || isFetching || isOld;

  return (
    <>
      {!orders && !isError && <p>Loading…</p>}
      {isError && (
        <p role="alert">
          Could not load the orders.{' '}
          <button onClick={refetch}>Try again</button>
        </p>
      )}
      {shipping.isError && <p role="alert">The order is not shipped.</p>}
      <ul>
        {orders?.map(({id, customer, isShipped}) => (
          <li key={id}>
            {customer}: {isShipped ? 'shipped' : 'open'}{' '}
            <button
              disabled={isShipped || busy}
              onClick={() => shipOrder(id)}
            >
              Ship
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
