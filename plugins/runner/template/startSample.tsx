import type {Action, Store, UnknownAction} from '@reduxjs/toolkit';
import type {RequestHandler} from 'msw';
import {setupWorker} from 'msw/browser';
import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {Provider} from 'react-redux';

// A store of whatever state and actions.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyStore = Store<any, Action | UnknownAction>;

interface Sample<Arg> {
  /** Handlers of the fake network. */
  network?: () => RequestHandler[];
  store?: () => AnyStore;
  show?: (arg: Arg) => ReactNode;
  load?: (arg: Arg) => Promise<{element: ReactNode; store?: AnyStore}>;
  /** Arguments for `show` and `load`; the first is used. */
  args?: readonly [Arg, Arg] | undefined;
}

/** Starts the fake network and shows the sample. */
export async function startSample<Arg = undefined>(sample: Sample<Arg>): Promise<void> {
  const {network, store, show, load, args} = sample;
  if (network) await setupWorker(...network()).start({onUnhandledRequest: 'bypass'});
  const arg = args?.[0] as Arg;
  const shown = load ? await load(arg) : {element: show?.(arg), store: store?.()};
  createRoot(document.getElementById('root')!).render(
    shown.store ? <Provider store={shown.store}>{shown.element}</Provider> : shown.element,
  );
}
