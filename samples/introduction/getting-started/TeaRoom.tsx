import {nanoid} from '@reduxjs/toolkit';
import {useDispatch, useSelector} from 'react-redux';
import {orderPlaced, orderServed, type RootState} from './orderBoard';

export function TeaRoom() {
  const orders = useSelector((state: RootState) => state.orders);
  const dispatch = useDispatch();

  function orderMint() {
    dispatch(orderPlaced({id: nanoid(), table: 2, tea: 'Mint'}));
  }

  return (
    <main>
      <button onClick={orderMint}>Mint for table 2</button>
      <ul>
        {orders.map(({id, table, tea}) => (
          <li key={id}>
            Table {table}: {tea}{' '}
            <button onClick={() => dispatch(orderServed(id))}>Serve</button>
          </li>
        ))}
      </ul>
    </main>
  );
}
