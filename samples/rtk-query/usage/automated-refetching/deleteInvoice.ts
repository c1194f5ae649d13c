import {invoicesApi} from './invoicesApi';

export const invoicesWithDelete = invoicesApi.injectEndpoints({
  endpoints: (build) => ({
    deleteInvoice: build.mutation<null, number>({
      query: (id) => ({url: `invoices/${id}`, method: 'DELETE'}),
      invalidatesTags: (_result, error, id) =>
        error ? [] : [{type: 'Invoice', id}],
    }),
  }),
});

export const {useDeleteInvoiceMutation} = invoicesWithDelete;
