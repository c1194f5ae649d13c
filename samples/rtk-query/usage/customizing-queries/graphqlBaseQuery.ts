import type {BaseQueryFn} from '@reduxjs/toolkit/query/react';

interface GraphQLRequest {
  document: string;
  variables?: Record<string, unknown>;
}

export interface GraphQLFailure {
  status: number | 'FETCH_ERROR';
  messages: string[];
}

interface GraphQLResponse {
  data?: unknown;
  errors?: {message: string}[];
}

export const graphqlBaseQuery =
  (url: string): BaseQueryFn<GraphQLRequest, unknown, GraphQLFailure> =>
  async ({document, variables}, {signal}) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({query: document, variables}),
        signal,
      });
      const {data, errors = []}: GraphQLResponse = await response.json();
      // Most servers report a failed query with status 200.
      if (response.ok && errors.length === 0) return {data: data ?? null};
      const messages = errors.map(({message}) => message);
      return {error: {status: response.status, messages}};
    } catch (error) {
      // Offline, canceled, or not JSON.
      return {error: {status: 'FETCH_ERROR', messages: [String(error)]}};
    }
  };
