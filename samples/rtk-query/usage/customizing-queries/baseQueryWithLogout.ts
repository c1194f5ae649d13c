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
  // Only for the token that was sent: not for a wrong password, and
  // not for a late 401 after somebody has signed in again.
  const isCurrent = selectToken(api.getState()) === usedToken;
  if (isUnauthorized(result.error) && usedToken !== null && isCurrent)
    api.dispatch(loggedOut());
  return result;
};
