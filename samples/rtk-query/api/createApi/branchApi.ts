import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';

interface BranchOptions {
  branch?: string;
}

const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  BranchOptions, // the type of an endpoint's `extraOptions`
  FetchBaseQueryMeta
> = fetchBaseQuery({
  baseUrl: 'https://library.example/api/',
  prepareHeaders(headers, {extraOptions}) {
    if (namesBranch(extraOptions)) {
      headers.set('x-branch', extraOptions.branch);
    }
  },
});

export const branchApi = createApi({
  baseQuery,
  endpoints: (build) => ({
    openingHours: build.query<string, void>({query: () => 'hours'}),
    harborHours: build.query<string, void>({
      query: () => 'hours',
      extraOptions: {branch: 'harbor'},
    }),
  }),
});

function namesBranch(options: unknown): options is {branch: string} {
  return (
    typeof options === 'object' &&
    options !== null &&
    'branch' in options &&
    typeof options.branch === 'string'
  );
}
