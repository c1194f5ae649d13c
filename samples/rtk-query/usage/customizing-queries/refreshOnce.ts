import type {BaseQueryApi} from '@reduxjs/toolkit/query/react';
import {loggedOut, selectToken, tokenReceived} from './sessionSlice';
import {tokenBaseQuery} from './tokenBaseQuery';

/** The running refresh, at most one for each store. */
const refreshes = new WeakMap<object, Promise<void>>();

export function refreshOnce(api: BaseQueryApi): Promise<void> {
  const running = refreshes.get(api.dispatch);
  if (running) return running;

  const refresh = refreshToken(api).finally(() =>
    refreshes.delete(api.dispatch),
  );
  refreshes.set(api.dispatch, refresh);
  return refresh;
}

async function refreshToken(api: BaseQueryApi) {
  const {data} = await tokenBaseQuery(
    {url: 'session/refresh', method: 'POST', credentials: 'include'},
    // Its own signal: aborting one query must not abort the refresh.
    {...api, signal: new AbortController().signal},
    {},
  );
  const token = (data as {token?: string} | undefined)?.token;
  if (token) api.dispatch(tokenReceived(token));
  // Not for a user who is logged out already: if a listener clears the
  // cache on `loggedOut`, mounted queries would start over, endlessly.
  else if (selectToken(api.getState()) !== null) api.dispatch(loggedOut());
}
