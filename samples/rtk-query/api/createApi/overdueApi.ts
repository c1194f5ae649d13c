import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import type {FetchBaseQueryError} from '@reduxjs/toolkit/query';

interface Loan {
  id: number;
  dueOn: string;
}

export const overdueApi = createApi({
  baseQuery: fetchBaseQuery({baseUrl: 'https://library.example/api/'}),
  endpoints: (build) => ({
    overdueLoans: build.query<Loan[], string>({
      async queryFn(card, api, extraOptions, baseQuery) {
        const clock = await baseQuery('clock');
        if (clock.error) return {error: clock.error};
        const loans = await baseQuery(`cards/${card}/loans`);
        if (loans.error) return {error: loans.error};

        if (!isClock(clock.data) || !isLoans(loans.data)) {
          return {error: unexpected, meta: loans.meta};
        }
        const {today} = clock.data;
        return {data: loans.data.filter(({dueOn}) => dueOn < today)};
      },
    }),
  }),
});

const unexpected: FetchBaseQueryError = {
  status: 'CUSTOM_ERROR',
  error: 'The library sent something unexpected.',
};

function isClock(data: unknown): data is {today: string} {
  return (
    typeof data === 'object' &&
    data !== null &&
    'today' in data &&
    typeof data.today === 'string'
  );
}

function isLoans(data: unknown): data is Loan[] {
  return Array.isArray(data);
}
