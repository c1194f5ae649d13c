import type {BaseQueryFn} from '@reduxjs/toolkit/query/react';
import {callOrbit, OrbitError} from './orbitSdk';

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
    throw error; // a bug: not a failure of the service
  }
};
