import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';

export interface PastLoan {
  id: number;
  title: string;
  note?: string;
}

export const historyApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://library.example/api/'}),
  endpoints: (build) => ({
    history: build.query<PastLoan[], {card: string; page: number}>({
      query: ({card, page}) => `cards/${card}/history?page=${page}`,
      // Some servers send `null` for an empty page.
      transformResponse: (loans: PastLoan[] | null) => loans ?? [],
      // One entry for all pages of a card …
      serializeQueryArgs: ({queryArgs}) => ({card: queryArgs.card}),
      // … to which each response adds new loans, and updates the others.
      merge(current, incoming) {
        for (const loan of incoming) {
          const known = current.find(({id}) => id === loan.id);
          if (known) Object.assign(known, loan);
          else current.push(loan);
        }
      },
      // The entry exists after page 1: without this, page 2 is not sent.
      forceRefetch: ({currentArg, previousArg}) =>
        currentArg?.page !== previousArg?.page,
    }),
  }),
});
