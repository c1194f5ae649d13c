import {setlistsApi} from './setlistsApi';
import type {AppDispatch, RootState} from './store';

const {invalidateTags, selectCachedArgsForQuery} = setlistsApi.util;

/** Refetches or removes all cached tours except one. */
export const refetchOtherTours =
  (updated: string) =>
  (dispatch: AppDispatch, getState: () => RootState) => {
    const tours = selectCachedArgsForQuery(getState(), 'getTour');
    const others = tours
      .filter((tour) => tour !== updated)
      .map((tour) => ({type: 'Setlist' as const, id: `tour ${tour}`}));
    dispatch(invalidateTags(others));
  };
