import {fetchBaseQuery} from '@reduxjs/toolkit/query/react';
import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import {loggedOut, selectToken, tokenReceived} from './sessionSlice';

type BaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;

// #region raw
const rawBaseQuery: BaseQuery = fetchBaseQuery({
  baseUrl: 'https://orbit.example/api',
  prepareHeaders(headers, {getState}) {
    const token = selectToken(getState());
    if (token) headers.set('authorization', `Bearer ${token}`);
  },
});
// #endregion

// #region refresh
/** The refresh that is under way, one at most for each store. */
const refreshes = new WeakMap<object, Promise<void>>();

function refreshOnce(api: BaseQueryApi): Promise<void> {
  const running = refreshes.get(api.dispatch);
  if (running) return running;

  const refresh = refreshToken(api).finally(() =>
    refreshes.delete(api.dispatch),
  );
  refreshes.set(api.dispatch, refresh);
  return refresh;
}

async function refreshToken(api: BaseQueryApi) {
  const {data} = await rawBaseQuery(
    {url: 'session/refresh', method: 'POST', credentials: 'include'},
    // Others wait for this call: whoever started it cannot abort it.
    {...api, signal: new AbortController().signal},
    {},
  );
  const token = (data as {token?: string} | undefined)?.token;
  api.dispatch(token ? tokenReceived(token) : loggedOut());
}
// #endregion

// #region baseQuery
export const baseQueryWithReauth: BaseQuery = async (
  args,
  api,
  options,
) => {
  const usedToken = selectToken(api.getState());
  const result = await rawBaseQuery(args, api, options);
  if (result.error?.status !== 401) return result;

  // A late 401 for an old token needs no refresh.
  if (selectToken(api.getState()) === usedToken) await refreshOnce(api);

  return selectToken(api.getState()) === null || api.signal.aborted
    ? result
    : rawBaseQuery(args, api, options);
};
// #endregion
