import {refreshOnce} from './refreshOnce';
import {selectToken} from './sessionSlice';
import {
  isUnauthorized,
  tokenBaseQuery,
  type TokenBaseQuery,
} from './tokenBaseQuery';

export const baseQueryWithReauth: TokenBaseQuery = async (
  args,
  api,
  options,
) => {
  const usedToken = selectToken(api.getState());
  const result = await tokenBaseQuery(args, api, options);
  // A wrong password is a 401, too. A new token would not help.
  const isSignIn = api.endpoint === 'signIn';
  if (isSignIn || !isUnauthorized(result.error)) return result;

  // A late 401 for an old token needs no refresh.
  if (selectToken(api.getState()) === usedToken) await refreshOnce(api);

  return selectToken(api.getState()) === null || api.signal.aborted
    ? result
    : tokenBaseQuery(args, api, options);
};
