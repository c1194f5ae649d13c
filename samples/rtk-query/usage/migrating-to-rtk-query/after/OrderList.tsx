import {useGetOrdersQuery, useShipOrderMutation} from './ordersApi';

export function OrderList() {
  const {data: orders, isError} = useGetOrdersQuery();
  const [shipOrder, shipping] = useShipOrderMutation();

  return (
    <>
      {!orders && !isError && <p>Loading…</p>}
      {isError && <p role="alert">Could not load the orders.</p>}
      {shipping.isError && <p role="alert">The order is not shipped.</p>}
      <ul>
        {orders?.map(({id, customer, isShipped}) => (
          <li key={id}>
            {customer}: {isShipped ? 'shipped' : 'open'}{' '}
            <button
              disabled={isShipped || shipping.isLoading}
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
