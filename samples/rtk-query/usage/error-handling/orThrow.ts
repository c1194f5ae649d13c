import type {SerializedError} from '@reduxjs/toolkit';
import type {FetchBaseQueryError} from '@reduxjs/toolkit/query/react';
import {errorText} from './errorText';

export class RequestFailure extends Error {}

interface Outcome<Data> {
  data?: Data;
  error?: FetchBaseQueryError | SerializedError;
}

/** Like `unwrap()`, but what it throws is an `Error` of your own. */
export async function orThrow<Data>(
  request: PromiseLike<Outcome<Data>>,
): Promise<Data | undefined> {
  const {data, error} = await request;
  if (error) throw new RequestFailure(errorText(error), {cause: error});
  return data;
}
