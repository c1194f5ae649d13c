import {type RootState, surveyApi} from './surveyApi';

/** A saved state that is safe to pass as `preloadedState`. */
export function withoutPending(state: RootState): RootState {
  const {queries, provided} = state.surveyApi;
  const settled = Object.entries(queries).filter(
    ([, entry]) =>
      entry?.status === 'fulfilled' || entry?.status === 'rejected',
  );
  return {
    ...state,
    surveyApi: {
      // The rest is new, most of all `config`: the saved one has the
      // options of an older release, and perhaps `focused: false`.
      ...surveyApi.reducer(undefined, {type: 'initial'}),
      queries: Object.fromEntries(settled),
      provided,
    },
  };
}
