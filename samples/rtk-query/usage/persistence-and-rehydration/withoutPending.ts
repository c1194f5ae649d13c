import type {RootState} from './surveyApi';

/** A saved state that is safe to pass as `preloadedState`. */
export function withoutPending(state: RootState): RootState {
  const {queries, ...rest} = state.surveyApi;
  const settled = Object.entries(queries).filter(
    ([, entry]) =>
      entry?.status === 'fulfilled' || entry?.status === 'rejected',
  );
  return {
    ...state,
    surveyApi: {
      ...rest,
      queries: Object.fromEntries(settled),
      mutations: {},
      subscriptions: {},
    },
  };
}
