import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';

export interface Invoice {
  id: number;
  customer: string;
  cents: number;
  paid: boolean;
}

export const invoicesApi = createApi({
  reducerPath: 'invoicesApi',
  baseQuery: fetchBaseQuery({baseUrl: 'https://invoices.example/api'}),
  tagTypes: ['Invoice'],
  endpoints: (build) => ({
    getInvoices: build.query<Invoice[], void>({
      query: () => 'invoices',
      // One tag for the list itself, and one for each row in it.
      providesTags: (invoices) => [
        {type: 'Invoice', id: 'LIST'},
        ...(invoices ?? []).map(({id}) => ({type: 'Invoice' as const, id})),
      ],
    }),
    getInvoice: build.query<Invoice, number>({
      query: (id) => `invoices/${id}`,
      providesTags: (_result, _error, id) => [{type: 'Invoice', id}],
    }),
    addInvoice: build.mutation<Invoice, {customer: string; cents: number}>({
      query: (body) => ({url: 'invoices', method: 'POST', body}),
      invalidatesTags: [{type: 'Invoice', id: 'LIST'}],
    }),
    payInvoice: build.mutation<Invoice, number>({
      query: (id) => ({url: `invoices/${id}/payment`, method: 'POST'}),
      invalidatesTags: (_result, _error, id) => [{type: 'Invoice', id}],
    }),
  }),
});

export const {
  useGetInvoicesQuery,
  useGetInvoiceQuery,
  usePayInvoiceMutation,
} = invoicesApi;
