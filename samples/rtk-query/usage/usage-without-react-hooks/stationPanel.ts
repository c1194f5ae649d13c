import {airApi} from './airApi';
import type {AppStore} from './store';

const {initiate, select} = airApi.endpoints.reading;

export function stationPanel(store: AppStore, station: string) {
  // Subscribe: fetches unless the data is cached, and keeps the entry.
  let subscription = store.dispatch(initiate(station));
  let selectReading = select(station);

  return {
    // Read: the same selector every time.
    current: () => selectReading(store.getState()),

    // Change the argument: first the new subscription, then the old one.
    show(next: string) {
      const previous = subscription;
      subscription = store.dispatch(initiate(next));
      selectReading = select(next);
      previous.unsubscribe();
    },

    refresh: () => subscription.refetch(),

    // Stop: 60 seconds after the last subscriber, the entry is removed.
    close: () => subscription.unsubscribe(),
  };
}
