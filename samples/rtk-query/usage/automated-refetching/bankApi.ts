import {createListenerMiddleware} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {invoicesApi} from './invoicesApi';

export const bankApi = createApi({
  reducerPath: 'bankApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://bank.example/api'}),
  endpoints: (build) => ({
    transfer: build.mutation<null, {invoiceId: number; cents: number}>({
      query: (body) => ({url: 'transfers', method: 'POST', body}),
    }),
  }),
});

export const bankListener = createListenerMiddleware();

bankListener.startListening({
  matcher: bankApi.endpoints.transfer.matchFulfilled,
  effect: (action, {dispatch}) => {
    const id = action.meta.arg.originalArgs.invoiceId;
    dispatch(invoicesApi.util.invalidateTags([{type: 'Invoice', id}]));
  },
});
