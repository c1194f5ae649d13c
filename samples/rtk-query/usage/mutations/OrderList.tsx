import {useGetOrdersQuery} from './nurseryApi';

export function OrderList() {
  const {data: orders = []} = useGetOrdersQuery();

  return (
    <ul>
      {orders.map(({id, plant, pots}) => (
        <li key={id}>
          {pots} × {plant}
        </li>
      ))}
    </ul>
  );
}
