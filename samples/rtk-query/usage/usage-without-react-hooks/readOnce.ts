import {airApi} from './airApi';
import type {AppStore} from './store';

const {initiate} = airApi.endpoints.reading;

export const readOnce = (store: AppStore, station: string) =>
  store.dispatch(initiate(station, {subscribe: false})).unwrap();

export function readFresh(store: AppStore, station: string) {
  const request = store.dispatch(initiate(station, {forceRefetch: true}));
  return request.unwrap().finally(() => request.unsubscribe());
}
