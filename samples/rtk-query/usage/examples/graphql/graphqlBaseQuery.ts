import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';

export interface Operation {
  document: string;
  variables?: Record<string, unknown>;
}
interface Answer {
  data?: unknown;
  errors?: {message: string}[];
}

const post = fetchBaseQuery({
  baseUrl: 'https://bookshop.example/graphql',
  method: 'POST',
});

export const graphqlBaseQuery: BaseQueryFn<
  Operation,
  unknown,
  FetchBaseQueryError
> = async ({document, variables}, api, extra) => {
  const body = {query: document, variables};
  const result = await post({url: '', body}, api, extra);
  if (result.error) return {error: result.error};

  const {data, errors} = result.data as Answer;
  // GraphQL reports its errors with status 200.
  if (errors?.[0])
    return {
      error: {
        status: 'CUSTOM_ERROR',
        error: errors[0].message,
        data: errors,
      },
    };
  return {data};
};
