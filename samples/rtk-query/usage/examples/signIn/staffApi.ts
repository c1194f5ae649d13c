import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {RootState} from './store';

export interface Order {
  id: string;
  title: string;
}

export const staffApi = createApi({
  reducerPath: 'staffApi',
  baseQuery: fetchBaseQuery({
    baseUrl: 'https://bookshop.example/staff',
    prepareHeaders(headers, {getState}) {
      // ts: `getState()` is `unknown`: the store's type contains this API.
      const {token} = (getState() as RootState).session;
      if (token) headers.set('authorization', `Bearer ${token}`);
    },
  }),
  endpoints: (build) => ({
    signIn: build.mutation<{token: string}, {pin: string}>({
      query: (body) => ({url: 'sessions', method: 'POST', body}),
    }),
    orders: build.query<Order[], void>({query: () => 'orders'}),
  }),
});

export const {useSignInMutation, useOrdersQuery} = staffApi;
