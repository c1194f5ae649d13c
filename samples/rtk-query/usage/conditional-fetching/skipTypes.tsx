import {type SkipToken, skipToken} from '@reduxjs/toolkit/query/react';
import {useDestinationsQuery, useTicketsQuery} from './trainsApi';

// #region skip
export function SkippedByOption({from}: {from: string | undefined}) {
  // Wrong: the argument may be missing, and only `skip` covers for it.
  // @ts-expect-error -- the argument must be a string, also while skipped
  useDestinationsQuery(from, {skip: !from});
  return null;
}
// #endregion

// #region token
export function SkippedByToken({from}: {from: string | undefined}) {
  // ts: Written out for its type; `from ?? skipToken` is enough.
  const argument: string | SkipToken = from ?? skipToken;
  useDestinationsQuery(argument);
  return null;
}

// For an endpoint without an argument, `undefined` means "fetch".
export function SkippedWithoutArg({signedIn}: {signedIn: boolean}) {
  useTicketsQuery(signedIn ? undefined : skipToken);
  return null;
}
// #endregion
