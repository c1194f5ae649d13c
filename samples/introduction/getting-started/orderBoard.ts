import {
  configureStore,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';

// #region slice
interface Order {
  table: number;
  tea: string;
}

export const initialState: Order[] = [];

const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    orderPlaced(orders, action: PayloadAction<Order>) {
      orders.push(action.payload);
    },
    tableServed(orders, action: PayloadAction<number>) {
      return orders.filter((order) => order.table !== action.payload);
    },
  },
});

export const {orderPlaced, tableServed} = ordersSlice.actions;
// #endregion

// #region store
export const store = configureStore({
  reducer: {orders: ordersSlice.reducer},
});
export type RootState = ReturnType<typeof store.getState>;
// #endregion

// #region run
const atOpening = store.getState();
store.subscribe(() => console.log(store.getState().orders));

store.dispatch(orderPlaced({table: 4, tea: 'Assam'}));
store.dispatch(orderPlaced({table: 7, tea: 'Sencha'}));
store.dispatch(tableServed(4));

console.log('At opening:', atOpening.orders);
// #endregion
