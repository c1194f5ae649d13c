import type {BaseQueryFn} from '@reduxjs/toolkit/query/react';

export interface ClientRequest {
  url: string;
  method?: string;
  params?: Record<string, string>;
  data?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** An axios instance has this method. */
export interface HttpClient {
  request(config: ClientRequest): Promise<{data: unknown}>;
}

export interface ClientError {
  status: number | 'NO_RESPONSE';
  data: unknown;
}

export const clientBaseQuery =
  (client: HttpClient): BaseQueryFn<ClientRequest, unknown, ClientError> =>
  async (request, {signal}) => {
    try {
      const {data} = await client.request({...request, signal});
      // An empty response is '' in axios. `undefined` is not valid data.
      return {data: data === '' || data === undefined ? null : data};
    } catch (error) {
      return {error: toClientError(error)};
    }
  };

/** Copies the serializable parts of the client's error. */
function toClientError(error: unknown): ClientError {
  if (error instanceof Error && 'response' in error && error.response) {
    const {status, data} = error.response as {
      status: number;
      data: unknown;
    };
    return {status, data};
  }
  return {status: 'NO_RESPONSE', data: String(error)};
}
