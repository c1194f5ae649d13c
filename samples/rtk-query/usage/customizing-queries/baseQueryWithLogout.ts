import {loggedOut, selectToken} from './sessionSlice';
import {
  isUnauthorized,
  tokenBaseQuery,
  type TokenBaseQuery,
} from './tokenBaseQuery';

export const baseQueryWithLogout: TokenBaseQuery = async (
  args,
  api,
  options,
) => {
  const usedToken = selectToken(api.getState());
  const result = await tokenBaseQuery(args, api, options);
  // Not for a 401 without a token, as after a wrong password, and not
  // for a late one, after somebody has signed in again.
  const isCurrent = selectToken(api.getState()) === usedToken;
  if (isUnauthorized(result.error) && usedToken !== null && isCurrent)
    api.dispatch(loggedOut());
  return result;
};
