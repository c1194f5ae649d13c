import type {AppStartListening} from '../../app/types';
import {bikeTaken, selectEmptyStations} from './stationsSlice';

/** Calls the van when stations stay empty for half a minute. */
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
