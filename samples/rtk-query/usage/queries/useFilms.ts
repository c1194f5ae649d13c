import {useEffect, useMemo} from 'react';
import {shallowEqual, useDispatch, useSelector} from 'react-redux';
import {filmsApi} from './filmsApi';
import type {AppDispatch, RootState} from './store';

const {initiate, select} = filmsApi.endpoints.getFilm;

/** The results for a list of ids. Keep `ids` stable between renders. */
export function useFilms(ids: string[]) {
  const dispatch = useDispatch<AppDispatch>();

  // One subscription for each id, until the list changes or we unmount.
  useEffect(() => {
    const subscriptions = ids.map((id) => dispatch(initiate(id)));
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [dispatch, ids]);

  // `select(id)` makes a memoized selector, so make each one only once.
  const selectors = useMemo(() => ids.map((id) => select(id)), [ids]);
  return useSelector(
    (state: RootState) => selectors.map((selectOne) => selectOne(state)),
    shallowEqual,
  );
}
