import {useEffect} from 'react';
import {loadOrders, shipOrder} from './ordersSlice';
import {useAppDispatch, useAppSelector} from './store';

export function OrderList() {
  const dispatch = useAppDispatch();
  const {items, status} = useAppSelector((state) => state.orders);

  useEffect(() => {
    if (status === 'idle') void dispatch(loadOrders());
  }, [status, dispatch]);

  const ship = async (id: number) => {
    await dispatch(shipOrder(id));
    void dispatch(loadOrders());
  };

  if (status === 'failed') return <p>Could not load the orders.</p>;
  if (status !== 'loaded' && items.length === 0) return <p>Loading…</p>;
  return (
    <ul>
      {items.map(({id, customer, isShipped}) => (
        <li key={id}>
          {customer}: {isShipped ? 'shipped' : 'open'}{' '}
          <button onClick={() => ship(id)}>Ship</button>
        </li>
      ))}
    </ul>
  );
}
