import type {TypedUseQueryHookResult} from '@reduxjs/toolkit/query/react';
import type {ReactNode} from 'react';
import type {ClinicBaseQuery} from './clinicApi';
import {describeError} from './describeError';

interface Props<Result, Arg> {
  result: TypedUseQueryHookResult<Result, Arg, ClinicBaseQuery>;
  children: (data: Result) => ReactNode;
}

/** Any query of the clinic: placeholder, message, and the data. */
export function Loaded<Result, Arg>({
  result: {currentData, isError, error, isFetching},
  children,
}: Props<Result, Arg>) {
  return (
    <>
      {isError && <p role="alert">{describeError(error)}</p>}
      {currentData === undefined && isFetching && <p>Loading…</p>}
      {currentData !== undefined && children(currentData)}
    </>
  );
}
