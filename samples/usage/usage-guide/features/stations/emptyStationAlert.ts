import type {AppStartListening} from '../../app/types';
import {bikeTaken, selectEmptyStations} from './stationsSlice';

/** Alerts about empty stations once no bike has left for 30 s. */
export function addEmptyStationAlert(startListening: AppStartListening) {
  startListening({
    actionCreator: bikeTaken,
    effect: async (_action, {cancelActiveListeners, ...api}) => {
      cancelActiveListeners();
      await api.delay(30_000);
      const empty = selectEmptyStations(api.getState());
      if (empty.length > 0)
        api.extra.alert(empty.map(({name}) => name).join(', '));
    },
  });
}
