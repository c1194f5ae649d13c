import {createTeamApi} from './createTeamApi';

export const ticketsApi = createTeamApi('tickets', [
  'Ticket',
]).injectEndpoints({
  endpoints: (build) => ({
    ticket: build.query<{price: number}, string>({
      query: (code) => `tickets/${code}`,
      providesTags: ['Ticket'],
    }),
  }),
});

export const {useTicketQuery} = ticketsApi;
