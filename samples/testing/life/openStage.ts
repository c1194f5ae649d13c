import type {UnknownAction} from '@reduxjs/toolkit';
import {createElement, type ReactNode, StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {Provider} from 'react-redux';
import {onTestFinished, vi} from 'vitest';
import {useFakeClock as stopClock} from '../useFakeClock';
import {fakeSockets} from './FakeSocket';
import {faultyNetwork} from './faultyNetwork';
import type {AnyApi, Cast, Life} from './Life';
import {attempt, person} from './Person';
import type {Rule, Violation} from './rules';
import {screenText} from './screenText';
import {watchTrouble} from './watchTrouble';

export type Stage = Awaited<ReturnType<typeof openStage>>;

const NONSENSE = /\bundefined\b|\bNaN\b|\[object Object\]/;

/**
 * One sample with a network that obeys, a clock that stands still and a person. React renders when it would in a
 * browser, without `act`.
 */
export async function openStage<Arg>(life: Life<Arg>) {
  stopClock();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  // The store tells components about requests in the next frame, which must not depend on real time.
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) =>
    setTimeout(() => run(Date.now()), 10),
  );
  const violations: Violation[] = watchTrouble();
  const sockets = fakeSockets();
  const network = faultyNetwork(life.network?.() ?? []);
  const user = person();
  document.body.replaceChildren();
  const container = document.body.appendChild(
    document.createElement('div'),
  );
  const report = (rule: Rule, detail: string) =>
    void violations.push({rule, detail});
  const root = createRoot(container, {
    onUncaughtError: (error) => report('crash', String(error)),
    onCaughtError: () => {},
  });
  let isMounted = true;
  const unmount = () => {
    if (isMounted) root.unmount();
    isMounted = false;
  };
  onTestFinished(() => {
    unmount();
    document.body.replaceChildren();
  });

  if (life.load) vi.resetModules();
  const store = life.store?.();
  const cast = async (arg: Arg): Promise<Cast> =>
    life.load
      ? life.load(arg)
      : {element: life.show?.(arg), store, api: life.api};
  let hasBegun = false;
  let onStage: Cast | undefined;

  /** Lets everything under way come to its end, or to a held response. */
  async function settle(patience = 0): Promise<string> {
    const state = () =>
      [document.body.innerHTML, network.sent.length].join();
    for (let quiet = 0, round = 0; quiet < 3 && round < 60; round++) {
      const before = state();
      for (let turn = 0; turn < 8; turn++)
        await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(20);
      const isQuiet = state() === before && !network.isBusy();
      quiet = isQuiet ? quiet + 1 : 0;
    }
    if (patience > 0) {
      for (let passed = 0; passed < patience; passed += 1000) {
        await vi.advanceTimersByTimeAsync(1000);
        await settle();
      }
    }
    const text = screenText();
    if (NONSENSE.test(text)) report('nonsense', `"${text}"`);
    return text;
  }

  return {
    violations,
    report,
    network,
    sockets,
    user,
    settle,
    unmount,
    /** Renders the sample and lets it come to rest. */
    async show(arg: Arg, {strict = false} = {}): Promise<string> {
      onStage = await cast(arg);
      const {element, store: shared} = onStage;
      const whole: ReactNode = shared
        ? createElement(Provider, {store: shared, children: element})
        : element;
      root.render(strict ? createElement(StrictMode, null, whole) : whole);
      const text = await settle();
      if (hasBegun || !life.before) return text;
      hasBegun = await attempt(() => life.before!(user));
      await vi.dynamicImportSettled();
      return settle();
    },
    /** Sends every query of the store again; false if there is none to send. */
    async refetch(): Promise<boolean> {
      const {store: shared, api} = onStage ?? {};
      if (!shared || !api) return false;
      const again = [api].flat().flatMap((one) => queriesOf(one, shared));
      for (const query of again)
        shared.dispatch(query as unknown as UnknownAction);
      return again.length > 0;
    },
  };
}

interface Entry {
  endpointName: string;
  originalArgs: unknown;
}

function queriesOf(
  {reducerPath, endpoints}: AnyApi,
  store: {getState(): Record<string, {queries: Record<string, Entry>}>},
) {
  const all = endpoints as Record<
    string,
    {initiate(arg: unknown, options: object): unknown}
  >;
  const {queries = {}} = store.getState()[reducerPath] ?? {};
  return Object.values(queries).map(({endpointName, originalArgs}) =>
    all[endpointName]!.initiate(originalArgs, {
      forceRefetch: true,
      subscribe: false,
    }),
  );
}
