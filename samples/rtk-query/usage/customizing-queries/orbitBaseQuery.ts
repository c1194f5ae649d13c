import {createApi} from '@reduxjs/toolkit/query/react';
import type {BaseQueryFn} from '@reduxjs/toolkit/query/react';
import {callOrbit, type Image, OrbitError} from './orbitSdk';

// #region types
interface OrbitCall {
  method: string;
  params?: Record<string, string>;
}

interface OrbitFailure {
  code: OrbitError['code'] | 'canceled';
  text: string;
}

type OrbitBaseQuery = BaseQueryFn<
  OrbitCall, // what `query` returns
  unknown, // the result
  OrbitFailure, // the error
  {sandbox?: boolean}, // the endpoint's `extraOptions`
  {credits: number} // `meta`
>;
// #endregion

// #region baseQuery
export const orbitBaseQuery: OrbitBaseQuery = async (
  {method, params = {}},
  {signal},
  extraOptions,
) => {
  const space = extraOptions?.sandbox ? 'sandbox' : 'live';
  try {
    const {result, credits} = await callOrbit(
      `${space}/${method}`,
      params,
      signal,
    );
    return {data: result, meta: {credits}};
  } catch (error) {
    if (error instanceof OrbitError) {
      return {error: {code: error.code, text: error.message}};
    }
    if (signal.aborted) {
      return {error: {code: 'canceled', text: 'Canceled'}};
    }
    throw error; // a bug, not an answer of the server
  }
};
// #endregion

// #region api
export const orbitApi = createApi({
  reducerPath: 'orbit',
  baseQuery: orbitBaseQuery,
  endpoints: (build) => ({
    image: build.query<Image, string>({
      query: (id) => ({method: 'image', params: {id}}),
    }),
    sampleImage: build.query<Image, void>({
      query: () => ({method: 'image', params: {id: 'sample'}}),
      extraOptions: {sandbox: true},
    }),
  }),
});
// #endregion
