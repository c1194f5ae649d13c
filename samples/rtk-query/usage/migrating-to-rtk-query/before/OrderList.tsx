import {useEffect, useState} from 'react';
import {loadOrders, shipOrder} from './ordersSlice';
import {useAppDispatch, useAppSelector} from './store';

export function OrderList() {
  const dispatch = useAppDispatch();
  const {items, status} = useAppSelector((state) => state.orders);
  const [shipping, setShipping] = useState<'busy' | 'failed'>();

  useEffect(() => {
    if (status === 'idle') void dispatch(loadOrders());
  }, [status, dispatch]);

  const ship = async (id: number) => {
    setShipping('busy');
    const result = await dispatch(shipOrder(id));
    await dispatch(loadOrders());
    setShipping(shipOrder.rejected.match(result) ? 'failed' : undefined);
  };

  return (
    <>
      {items.length === 0 && status === 'loading' && <p>Loading…</p>}
      {status === 'failed' && (
        <p role="alert">Could not load the orders.</p>
      )}
      {shipping === 'failed' && (
        <p role="alert">The order is not shipped.</p>
      )}
      <ul>
        {items.map(({id, customer, isShipped}) => (
          <li key={id}>
            {customer}: {isShipped ? 'shipped' : 'open'}{' '}
            <button
              disabled={isShipped || shipping === 'busy'}
              onClick={() => ship(id)}
            >
              Ship
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
