import {airApi, type Reading} from './airApi';
import type {AppDispatch} from './store';

const {stations, reading} = airApi.endpoints;
const once = {subscribe: false};

export const cleanestStation =
  () =>
  async (dispatch: AppDispatch): Promise<Reading | undefined> => {
    const names = await dispatch(
      stations.initiate(undefined, once),
    ).unwrap();
    const readings = await Promise.all(
      names.map((id) => dispatch(reading.initiate(id, once)).unwrap()),
    );
    return readings.sort((a, b) => a.pm25 - b.pm25)[0];
  };
