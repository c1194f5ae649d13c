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

const orderBoard = createSlice({
  name: 'orderBoard',
  initialState: [] as Order[],
  reducers: {
    placed(orders, action: PayloadAction<Order>) {
      orders.push(action.payload);
    },
    served(orders, action: PayloadAction<number>) {
      return orders.filter((order) => order.table !== action.payload);
    },
  },
});

export const {placed, served} = orderBoard.actions;
// #endregion

// #region store
export const store = configureStore({
  reducer: {orders: orderBoard.reducer},
});

store.subscribe(() => console.log(store.getState().orders));
// #endregion

// #region run
store.dispatch(placed({table: 4, tea: 'Assam'}));
store.dispatch(placed({table: 7, tea: 'Sencha'}));
store.dispatch(served(4));
// #endregion
