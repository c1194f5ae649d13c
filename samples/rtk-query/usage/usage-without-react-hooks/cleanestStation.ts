import {airApi, type Reading} from './airApi';
import type {AppDispatch} from './store';

const {stations, reading} = airApi.endpoints;

export const cleanestStation =
  () =>
  async (dispatch: AppDispatch): Promise<Reading | undefined> => {
    // Subscribed until the response, so that no timer removes the entry.
    const list = dispatch(stations.initiate());
    const names = await list.unwrap().finally(() => list.unsubscribe());
    const readings = await Promise.all(
      names.map((id) => {
        const one = dispatch(reading.initiate(id));
        return one.unwrap().finally(() => one.unsubscribe());
      }),
    );
    return readings.sort((a, b) => a.pm25 - b.pm25)[0];
  };
