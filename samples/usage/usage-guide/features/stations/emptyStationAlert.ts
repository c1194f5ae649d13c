import type {AppStartListening} from '../../app/types';
import {bikeTaken, selectEmptyStations} from './stationsSlice';

/** Calls the van if a station is empty 30 s after the last bike left. */
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
