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

  const {status: code} = error;
  const sent = error.data as {message?: string} | undefined;
  const text = sent?.message ?? ('error' in error ? error.error : '');
  return {error: {code, text: text || `Status ${code}`}, meta};
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
