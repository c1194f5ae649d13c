import type {Store} from '@reduxjs/toolkit';
import {createContext, type PropsWithChildren} from 'react';
import {
  createSelectorHook,
  Provider,
  type ReactReduxContextValue,
} from 'react-redux';
import type {RootState} from './setupStore';

const HostContext = createContext<ReactReduxContextValue | null>(null);

/** Reads the host's store, however many providers are in between. */
export const useHostSelector =
  createSelectorHook(HostContext).withTypes<RootState>();

interface Props extends PropsWithChildren {
  store: Store<RootState>;
}

export function HostProvider({store, children}: Props) {
  return (
    <Provider store={store} context={HostContext}>
      {children}
    </Provider>
  );
}
