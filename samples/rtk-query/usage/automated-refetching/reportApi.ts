import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

export const makeReportApi = (
  invalidationBehavior: 'delayed' | 'immediately',
) =>
  createApi({
    baseQuery: fetchBaseQuery({baseUrl: 'https://invoices.example/api'}),
    tagTypes: ['Report'],
    invalidationBehavior, // [!code highlight]
    endpoints: (build) => ({
      getMonthlyTotal: build.query<{paidCents: number}, void>({
        query: () => 'monthly-total', // the slow one
        providesTags: ['Report'],
      }),
      getCustomers: build.query<string[], void>({
        query: () => 'customers',
      }),
      payInvoice: build.mutation<null, number>({
        query: (id) => ({url: `invoices/${id}/payment`, method: 'POST'}),
        invalidatesTags: ['Report'],
      }),
    }),
  });
