import type {ThunkAction, UnknownAction} from '@reduxjs/toolkit';
import type {AppStore, RootState} from './store';

// The part of a query endpoint that watching needs.
export interface Watchable<Arg, Result> {
  initiate(
    arg: Arg,
  ): ThunkAction<{unsubscribe(): void}, RootState, unknown, UnknownAction>;
  select(arg: Arg): (state: RootState) => Result;
}

export function watchQuery<Arg, Result>(
  store: AppStore,
  endpoint: Watchable<Arg, Result>,
  arg: Arg,
  onChange: (result: Result) => void,
) {
  const select = endpoint.select(arg);
  let last: Result | undefined;
  const check = () => {
    const result = select(store.getState());
    // The selector is memoized: same entry, same object.
    if (result === last) return;
    last = result;
    onChange(result);
  };

  const subscription = store.dispatch(endpoint.initiate(arg));
  const stopListening = store.subscribe(check);
  check(); // tells the state as it is now

  return () => {
    stopListening();
    subscription.unsubscribe();
  };
}
