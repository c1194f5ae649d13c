import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';

interface ExtraOptions {
  role?: 'vet' | 'nurse'; // optional: an endpoint may leave it out
}

const send = fetchBaseQuery({
  baseUrl: 'https://clinic.example/api',
  // `headers` holds the endpoint's own headers. They are sent too.
  prepareHeaders(headers, {extraOptions}) {
    // ts: `extraOptions` is unknown here.
    const options = extraOptions as ExtraOptions | undefined;
    headers.set('x-role', options?.role ?? 'nurse');
  },
});

export const roleBaseQuery: BaseQueryFn<
  FetchArgs, // what `query` returns
  unknown, // data
  FetchBaseQueryError, // error
  ExtraOptions, // an endpoint's `extraOptions`
  FetchBaseQueryMeta // meta
> = async (args, api, extraOptions) => {
  const result = await send(args, api, extraOptions);
  if (result.meta?.response?.status === 403)
    console.warn(`${api.endpoint}: this role may not do that`);
  return result;
};
