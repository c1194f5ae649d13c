import {createAsyncThunk, createSlice} from '@reduxjs/toolkit';
import type {Order} from '../order';

export interface OrdersState {
  items: Order[];
  status: 'idle' | 'loading' | 'loaded' | 'failed';
}

const url = 'https://orders.example/api/orders';
const initialState: OrdersState = {items: [], status: 'idle'};

export const loadOrders = createAsyncThunk('orders/load', async () => {
  const response = await fetch(url);
  if (!response.ok) throw new Error('Loading failed');
  const orders: Order[] = await response.json();
  return orders;
});

export const shipOrder = createAsyncThunk(
  'orders/ship',
  async (id: number) => {
    const response = await fetch(`${url}/${id}/ship`, {method: 'POST'});
    if (!response.ok) throw new Error('Shipping failed');
  },
);

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadOrders.pending, (state) => {
        state.status = 'loading';
      })
      .addCase(loadOrders.fulfilled, (state, {payload}) => {
        state.status = 'loaded';
        state.items = payload;
      })
      .addCase(loadOrders.rejected, (state) => {
        state.status = 'failed';
      });
  },
});

interface StateWithOrders {
  orders: Pick<OrdersState, 'items'>;
}

export const selectOpenCount = ({orders}: StateWithOrders) =>
  orders.items.filter(({isShipped}) => !isShipped).length;
