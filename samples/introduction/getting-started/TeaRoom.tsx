import {useDispatch, useSelector} from 'react-redux';
import {orderPlaced, tableServed, type RootState} from './orderBoard';

export function TeaRoom() {
  const orders = useSelector((state: RootState) => state.orders);
  const dispatch = useDispatch();

  return (
    <main>
      <button
        onClick={() => dispatch(orderPlaced({table: 2, tea: 'Mint'}))}
      >
        Mint for table 2
      </button>
      <ul>
        {orders.map(({table, tea}) => (
          <li key={table}>
            Table {table}: {tea}{' '}
            <button onClick={() => dispatch(tableServed(table))}>
              Serve table {table}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
