import {createSlice} from '@reduxjs/toolkit';
import {ordersApi} from '../after/ordersApi';
import type {Order} from '../order';

const initialState: {items: Order[]} = {items: []};

/** Lives until nothing reads `state.orders` anymore. */
export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      ordersApi.endpoints.getOrders.matchFulfilled,
      (state, {payload}) => {
        state.items = payload;
      },
    );
  },
});
