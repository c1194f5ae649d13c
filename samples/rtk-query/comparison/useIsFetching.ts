import {useSelector} from 'react-redux';
import {stationsApi} from './stationsApi';
import type {RootState} from './store';

/** True while any entry of the API slice is pending. */
export const useIsFetching = () =>
  useSelector((state: RootState) =>
    stationsApi.util
      .selectAllQueryEntries(state)
      .some((entry) => entry.status === 'pending'),
  );
