// #region baseQuery
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

export interface ShopError {
  code: number | string;
  text: string;
}

const rawBaseQuery = fetchBaseQuery({
  baseUrl: 'https://shop.example/api',
});

export const shopBaseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ShopError,
  object,
  FetchBaseQueryMeta
> = async (args, api, extraOptions) => {
  const {data, error, meta} = await rawBaseQuery(args, api, extraOptions);
  if (!error) return {data, meta};

  // The status says more than PARSING_ERROR, as for an HTML page with 502.
  const failed = meta?.response?.ok === false ? meta.response.status : null;
  const code = failed ?? error.status;
  const sent = error.data as {message?: unknown} | null | undefined;
  const reason =
    'error' in error && !failed ? error.error : `Status ${code}`;
  const text = typeof sent?.message === 'string' ? sent.message : reason;
  return {error: {code, text: text || reason}, meta};
};
// #endregion

// #region schema
interface Order {
  orderId: string;
}

/** Any Standard Schema: Zod, Valibot, ArkType, or an object like this. */
const orderSchema = {
  '~standard': {
    version: 1 as const,
    vendor: 'shop',
    validate: (value: unknown) =>
      typeof (value as Order | null)?.orderId === 'string'
        ? {value: value as Order}
        : {issues: [{message: 'orderId is missing'}]},
  },
};

export const shopApi = createApi({
  reducerPath: 'shop',
  baseQuery: shopBaseQuery,
  catchSchemaFailure: ({issues}, {endpoint}) => ({
    code: 'SCHEMA',
    text: `${endpoint}: ${issues[0]?.message}`,
  }),
  endpoints: (build) => ({
    order: build.query<Order, string>({
      query: (id) => `orders/${id}`,
      responseSchema: orderSchema,
    }),
    coupons: build.query<string[], void>({query: () => 'coupons'}),
  }),
});
// #endregion

export const {useOrderQuery} = shopApi;
