import {useGetOrdersQuery, useShipOrderMutation} from './ordersApi';

export function OrderList() {
  const {data: orders, isError} = useGetOrdersQuery();
  const [shipOrder] = useShipOrderMutation();

  if (isError && !orders) return <p>Could not load the orders.</p>;
  if (!orders) return <p>Loading…</p>;
  return (
    <ul>
      {orders.map(({id, customer, isShipped}) => (
        <li key={id}>
          {customer}: {isShipped ? 'shipped' : 'open'}{' '}
          <button onClick={() => shipOrder(id)}>Ship</button>
        </li>
      ))}
    </ul>
  );
}
