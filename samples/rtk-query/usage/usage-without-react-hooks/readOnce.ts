import {airApi} from './airApi';
import type {AppStore} from './store';

const {initiate} = airApi.endpoints.reading;

export const readOnce = (store: AppStore, station: string) =>
  store.dispatch(initiate(station, {subscribe: false})).unwrap();

export const readFresh = (store: AppStore, station: string) =>
  store
    .dispatch(initiate(station, {subscribe: false, forceRefetch: true}))
    .unwrap();
