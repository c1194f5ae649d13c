import {UNINITIALIZED_VALUE} from '@reduxjs/toolkit/query/react';
import {expect, test} from 'vitest';
import {record} from '../../../../../testing/recordOutput';
import {flags, openStage, recipes} from './handlers';
import {kitchenApi, useLazyGetRecipeQuery} from '../kitchenApi';

const {useLazyQuerySubscription} = kitchenApi.endpoints.getRecipe;
const shown = (arg: unknown) =>
  arg === UNINITIALIZED_VALUE ? '(symbol)' : String(arg);
type Trigger = ReturnType<typeof useLazyGetRecipeQuery>[0];

test('useLazyQuery', async () => {
  const {log, mount, answer, step, unmount, table} = openStage();
  let trigger: Trigger;
  let reset = () => {};
  function Probe() {
    const [run, result, {lastArg}] = useLazyGetRecipeQuery();
    trigger = run;
    reset = result.reset;
    log.seen(
      flags(result),
      result.data?.title ?? '',
      result.currentData?.title ?? '',
      shown(lastArg),
    );
    return null;
  }
  await mount('mount', <Probe />);
  await step("`trigger('ramen')`", () => trigger('ramen'));
  await answer('the response', recipes.ramen);
  await step("`trigger('ramen')`", () => trigger('ramen'));
  await answer('the response', recipes.ramen);
  await step("`trigger('ramen', true)`", () => trigger('ramen', true));
  await step("`trigger('curry')`", () => trigger('curry'));
  await answer('status 503', {}, 503);
  await step("`trigger('curry')`", () => trigger('curry'));
  await answer('the response', recipes.curry);
  await step('`reset()`', () => reset());
  await step("`trigger('ramen', true)`", () => trigger('ramen', true));
  await unmount('unmount for 10 s', 10);
  await mount('mount again', <Probe />);
  await step("`trigger('ramen', true)`", () => trigger('ramen', true));
  await record(
    './useLazyQuery.output.md',
    table('`true` flags', '`data`', '`currentData`', '`lastArg`'),
  );
});

test('useLazyQuerySubscription', async () => {
  const {log, mount, answer, step, unmount, table} = openStage();
  let trigger: Trigger;
  let reset = () => {};
  function Probe() {
    const [run, lastArg, functions] = useLazyQuerySubscription();
    expect(Object.keys(functions)).toEqual(['reset']);
    trigger = run;
    reset = functions.reset;
    log.seen(shown(lastArg));
    return null;
  }
  await mount('mount', <Probe />);
  await step("`trigger('ramen')`", () => trigger('ramen'));
  await answer('the response', recipes.ramen);
  await step("`trigger('ramen')`", () => trigger('ramen'));
  await answer('status 503', {}, 503);
  await step("`trigger('curry')`", () => trigger('curry'));
  await answer('the response', recipes.curry);
  await step('`reset()`', () => reset());
  await unmount('unmount for 10 s', 10);
  await mount('mount again', <Probe />);
  await record('./useLazyQuerySubscription.output.md', table('`lastArg`'));
});
