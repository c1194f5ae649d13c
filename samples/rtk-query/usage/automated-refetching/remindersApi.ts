import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {listAndRows, onSuccess} from './tagHelpers';

export interface Reminder {
  id: number;
  invoiceId: number;
}

export const remindersApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://invoices.example/api'}),
  tagTypes: ['Reminder'],
  endpoints: (build) => ({
    getReminders: build.query<Reminder[], void>({
      query: () => 'reminders',
      providesTags: listAndRows('Reminder'),
    }),
    addReminder: build.mutation<Reminder, {invoiceId: number}>({
      query: (body) => ({url: 'reminders', method: 'POST', body}),
      invalidatesTags: onSuccess([{type: 'Reminder', id: 'LIST'}]),
    }),
  }),
});
