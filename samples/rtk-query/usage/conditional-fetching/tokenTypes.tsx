import {type SkipToken, skipToken} from '@reduxjs/toolkit/query/react';
import {useDestinationsQuery, useTicketsQuery} from './trainsApi';

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
