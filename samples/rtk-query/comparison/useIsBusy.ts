import {stationsApi} from './stationsApi';
import {useAppSelector, type RootState} from './store';

const selectIsMutating = (state: RootState) =>
  Object.values(state[stationsApi.reducerPath].mutations).some(
    (entry) => entry?.status === 'pending',
  );

// Endpoints that poll, and should not show a spinner each time.
const quiet = ['getStations'];

const selectIsFetching = (state: RootState) =>
  stationsApi.util
    .selectAllQueryEntries(state)
    .some(
      (entry) =>
        entry.status === 'pending' && !quiet.includes(entry.endpointName),
    );

/** True while the state has a query or a mutation that waits. */
export const useIsBusy = () =>
  useAppSelector(
    (state) => selectIsFetching(state) || selectIsMutating(state),
  );
