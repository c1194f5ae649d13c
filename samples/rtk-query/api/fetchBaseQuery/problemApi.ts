import {fetchBaseQuery} from '@reduxjs/toolkit/query';

export const baseQuery = fetchBaseQuery({
  baseUrl: 'https://parcels.example/v1/',
  responseHandler: 'content-type',
  // application/json, application/problem+json, application/hal+json …
  isJsonContentType: (headers) =>
    /\bapplication\/([\w.-]+\+)?json\b/i.test(
      headers.get('content-type') ?? '',
    ),
});
