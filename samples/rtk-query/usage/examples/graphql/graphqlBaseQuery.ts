import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';

export interface Operation {
  document: string;
  variables?: Record<string, unknown>;
}
interface OperationResult {
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

  // A response without a body is `null`.
  const {data, errors} = (result.data ?? {}) as OperationResult;
  // A GraphQL server may report errors with status 200.
  const refused = errors?.[0]?.message;
  if (refused !== undefined || !data)
    return {
      error: {
        status: 'CUSTOM_ERROR',
        error: refused ?? 'The server sent no data.',
        data: errors,
      },
    };
  return {data};
};
