import {ciApi, type makeStore} from './ciApi';

export function watchQueue(store: ReturnType<typeof makeStore>) {
  const subscription = store.dispatch(
    ciApi.endpoints.queue.initiate(undefined, {
      subscriptionOptions: {pollingInterval: 10_000},
    }),
  );
  return {
    hurry: () =>
      subscription.updateSubscriptionOptions({pollingInterval: 1_000}),
    pause: () => subscription.updateSubscriptionOptions({}),
    stop: () => subscription.unsubscribe(),
  };
}
