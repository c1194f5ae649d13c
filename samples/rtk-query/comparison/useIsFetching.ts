import {useSelector} from 'react-redux';
import {stationsApi} from './stationsApi';
import type {RootState} from './store';

/** True while any query of the API slice waits for a response. */
export const useIsFetching = () =>
  useSelector((state: RootState) =>
    stationsApi.util
      .selectAllQueryEntries(state)
      .some((entry) => entry.status === 'pending'),
  );
