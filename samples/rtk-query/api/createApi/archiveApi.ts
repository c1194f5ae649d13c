import {createApi, type BaseQueryFn} from '@reduxjs/toolkit/query/react';

interface ArchiveRequest {
  path: string;
  language?: 'en' | 'fr';
}
interface ArchiveError {
  reason: 'offline' | 'refused' | 'unreadable';
  status?: number;
}

const archiveQuery: BaseQueryFn<
  ArchiveRequest, // what an endpoint's `query` returns
  unknown, // `data`
  ArchiveError, // `error`
  {language?: 'en' | 'fr'}, // an endpoint's `extraOptions`
  {status: number} // `meta`
> = async ({path, language}, {signal}, extraOptions) => {
  const accept = language ?? extraOptions?.language ?? 'en';
  let response: Response;
  try {
    response = await fetch(`https://archive.example/api/${path}`, {
      signal, // lets `abort()` cancel the request
      headers: {'accept-language': accept},
    });
  } catch {
    return {error: {reason: 'offline'}};
  }
  const {status} = response;
  const meta = {status};
  if (!response.ok) return {error: {reason: 'refused', status}, meta};
  try {
    const data: unknown = await response.json();
    return {data, meta};
  } catch {
    return {error: {reason: 'unreadable', status}, meta};
  }
};

export const archiveApi = createApi({
  reducerPath: 'archive',
  baseQuery: archiveQuery,
  endpoints: (build) => ({
    letter: build.query<{text: string}, number>({
      query: (id) => ({path: `letters/${id}`}),
    }),
    lettre: build.query<{text: string}, number>({
      query: (id) => ({path: `letters/${id}`}),
      extraOptions: {language: 'fr'},
    }),
  }),
});

export const {useLetterQuery, useLettreQuery} = archiveApi;
