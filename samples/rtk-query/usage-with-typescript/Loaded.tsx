import type {TypedUseQueryHookResult} from '@reduxjs/toolkit/query/react';
import type {ReactNode} from 'react';
import type {ClinicBaseQuery} from './clinicApi';
import {describeError} from './describeError';

interface Props<Result, Arg> {
  result: TypedUseQueryHookResult<Result, Arg, ClinicBaseQuery>;
  children: (data: Result) => ReactNode;
}

/** Any query of the clinic: placeholder, message, or the data. */
export function Loaded<Result, Arg>({
  result,
  children,
}: Props<Result, Arg>) {
  if (result.isLoading) return <p>Loading…</p>;
  if (result.error) return <p>{describeError(result.error)}</p>;
  return result.data === undefined ? null : children(result.data);
}
