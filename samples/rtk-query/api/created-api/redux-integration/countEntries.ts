import type {
  ApiRootState,
  DefinitionsFromApi,
} from '@reduxjs/toolkit/query';
import type {sensorApi} from './sensorApi';

type SensorState = ApiRootState<
  DefinitionsFromApi<typeof sensorApi>,
  string, // any tag types
  (typeof sensorApi)['reducerPath']
>;

/** Works with every store that has the sensors, whatever else it has. */
export const countEntries = (state: SensorState) =>
  Object.keys(state.sensors.queries).length;
