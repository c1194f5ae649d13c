import {fetchBaseQuery} from '@reduxjs/toolkit/query/react';

interface PlainOptions {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/** For clients that take an address and options, not a `Request`. */
export const baseQueryOver = (
  client: (url: string, options: PlainOptions) => Promise<Response>,
) =>
  fetchBaseQuery({
    baseUrl: 'https://parcels.example/v1/',
    async fetchFn(input, init) {
      const request = new Request(input, init);
      const {url, method, signal} = request;
      const headers = Object.fromEntries(request.headers);
      // Text and JSON only: the bytes of a file would be damaged.
      const body = (await request.text()) || undefined;
      return client(url, {method, headers, body, signal});
    },
  });
