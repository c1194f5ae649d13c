import type {AppStore} from './store';
import {type Watchable, watchQuery} from './watchQuery';

/** An object with `subscribe` that a UI framework can follow. */
export function createQueryStore<Arg, Result>(
  store: AppStore,
  endpoint: Watchable<Arg, Result>,
  arg: Arg,
) {
  const listeners = new Set<(result: Result) => void>();
  let last: {result: Result} | undefined;
  let stop = () => {};

  const start = () =>
    watchQuery(store, endpoint, arg, (result) => {
      last = {result};
      listeners.forEach((listener) => listener(result));
    });

  return {
    subscribe(onResult: (result: Result) => void) {
      // A new function, because the set holds each function only once.
      const listener = (result: Result) => onResult(result);
      listeners.add(listener);
      // The first listener subscribes, and is called by `start`.
      if (listeners.size === 1) stop = start();
      else if (last) listener(last.result);

      return () => {
        // The last listener ends the subscription.
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
  };
}
