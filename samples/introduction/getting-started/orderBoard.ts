import {
  configureStore,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit';

// #region slice
interface Order {
  id: string;
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
    orderServed(orders, action: PayloadAction<string>) {
      return orders.filter((order) => order.id !== action.payload);
    },
  },
});

export const {orderPlaced, orderServed} = ordersSlice.actions;
// #endregion

// #region store
export const store = configureStore({
  reducer: {orders: ordersSlice.reducer},
});
export type RootState = ReturnType<typeof store.getState>;
// #endregion

// #region run
const atOpening = store.getState();
store.subscribe(() =>
  console.log(store.getState().orders.map((order) => order.tea)),
);

store.dispatch(orderPlaced({id: 'a1', table: 4, tea: 'Assam'}));
store.dispatch(orderPlaced({id: 'a2', table: 7, tea: 'Sencha'}));
store.dispatch(orderServed('a1'));

console.log('At opening:', atOpening.orders);
// #endregion
