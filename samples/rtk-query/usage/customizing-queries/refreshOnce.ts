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
  const before = selectToken(api.getState());
  const {data} = await tokenBaseQuery(
    {
      url: 'session/refresh',
      method: 'POST',
      credentials: 'include',
      timeout: 10_000, // other queries wait for it
    },
    // Its own signal: aborting one query must not abort the refresh.
    {...api, signal: new AbortController().signal},
    {},
  );
  // The user has logged out meanwhile: do not log them in again.
  if (selectToken(api.getState()) !== before) return;

  const token = (data as {token?: string} | undefined)?.token;
  if (token) api.dispatch(tokenReceived(token));
  // Once only: a listener that clears the cache makes mounted queries
  // start over, and their 401s would log out again, without end.
  else if (before !== null) api.dispatch(loggedOut());
}
