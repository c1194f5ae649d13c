import {setupListeners} from '@reduxjs/toolkit/query';
import {airApi} from './airApi';
import type {AppStore} from './store';

export function liveReading(store: AppStore, station: string) {
  // Once per store: reports focus and network to it.
  const stopListeners = setupListeners(store.dispatch);

  const subscription = store.dispatch(
    airApi.endpoints.reading.initiate(station, {
      subscriptionOptions: {
        pollingInterval: 30_000,
        skipPollingIfUnfocused: true,
        refetchOnFocus: true,
        refetchOnReconnect: true,
      },
    }),
  );

  return {
    // Replaces all options, so name those that stay.
    slower: () =>
      subscription.updateSubscriptionOptions({pollingInterval: 300_000}),
    stop() {
      subscription.unsubscribe();
      stopListeners();
    },
  };
}
