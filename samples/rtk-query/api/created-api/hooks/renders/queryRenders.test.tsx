import {skipToken} from '@reduxjs/toolkit/query/react';
import {expect, test} from 'vitest';
import {record} from '../../../../../testing/recordOutput';
import {flags, openStage, recipes, statusOf} from './handlers';
import {kitchenApi, useGetRecipeQuery, type Recipe} from '../kitchenApi';

interface Result {
  data?: Recipe;
  currentData?: Recipe;
  error?: unknown;
}

const cells = (result: Result) => [
  flags(result),
  result.data?.title ?? '',
  result.currentData?.title ?? '',
  statusOf(result.error),
];
const HEAD = ['`true` flags', '`data`', '`currentData`', '`error`'];
const {useQueryState, useQuerySubscription} =
  kitchenApi.endpoints.getRecipe;

test('useQuery', async () => {
  const {log, mount, answer, step, unmount, table} = openStage();
  let refetch = () => {};
  function Probe({id, skip = false}: {id: string; skip?: boolean}) {
    const result = useGetRecipeQuery(id, {skip});
    refetch = result.refetch;
    log.seen(...cells(result));
    return null;
  }
  await mount('mount with `ramen`', <Probe id="ramen" />);
  await answer('the response', recipes.ramen);
  await step('`refetch()`', () => refetch());
  await answer('the response', recipes.ramen);
  await mount('the argument becomes `curry`', <Probe id="curry" />);
  await answer('the response', recipes.curry);
  await mount('the argument becomes `ramen`', <Probe id="ramen" />);
  await step('`refetch()`', () => refetch());
  await answer('status 503', {}, 503);
  await step('`refetch()`', () => refetch());
  await answer('the response', recipes.ramen);
  await mount('the argument becomes `soup`', <Probe id="soup" />);
  await answer('status 404', {}, 404);
  await mount('the argument becomes `ramen`', <Probe id="ramen" />);
  await mount('`skip: true`', <Probe id="ramen" skip />);
  await mount('`skip: false`', <Probe id="ramen" />);
  await unmount('unmount for 10 s', 10);
  await mount('mount again', <Probe id="ramen" />);
  await unmount('unmount for 70 s', 70);
  await mount('mount again', <Probe id="ramen" />);
  await record('./useQuery.output.md', table(...HEAD));
});

test('useQuery without data', async () => {
  const {log, mount, answer, step, unmount, table} = openStage();
  let refetch = () => {};
  function Probe({id}: {id: string | undefined}) {
    const result = useGetRecipeQuery(id ?? skipToken);
    refetch = result.refetch;
    log.seen(...cells(result));
    return null;
  }
  await mount('mount with `skipToken`', <Probe id={undefined} />);
  await mount('the argument becomes `soup`', <Probe id="soup" />);
  await answer('status 503', {}, 503);
  await step('`refetch()`', () => refetch());
  await answer('status 503', {}, 503);
  await unmount('unmount for 10 s', 10);
  await mount('mount again', <Probe id="soup" />);
  await answer('the response', {...recipes.curry, title: 'Soup'});
  await record('./useQueryWithoutData.output.md', table(...HEAD));
});

test('useQueryState', async () => {
  const {log, mount, answer, step, table} = openStage();
  let refetch = () => {};
  function Subscriber() {
    refetch = useQuerySubscription('ramen').refetch;
    return null;
  }
  function Probe({id, skip = false}: {id: string; skip?: boolean}) {
    log.seen(...cells(useQueryState(id, {skip})));
    return null;
  }
  const both = (id: string, skip = false) => (
    <>
      <Subscriber />
      <Probe id={id} skip={skip} />
    </>
  );
  await mount('mount alone', <Probe id="ramen" />);
  await mount('another component subscribes', both('ramen'));
  await answer('the response', recipes.ramen);
  await step('the other calls `refetch()`', () => refetch());
  await answer('status 503', {}, 503);
  await step('the other calls `refetch()`', () => refetch());
  await answer('the response', recipes.ramen);
  await mount('the argument becomes `curry`', both('curry'));
  await mount('the argument becomes `ramen`', both('ramen'));
  await mount('`skip: true`', both('ramen', true));
  await record('./useQueryState.output.md', table(...HEAD));
});

test('useQuerySubscription', async () => {
  const {log, mount, answer, step, unmount, table} = openStage();
  let renders = 0;
  let refetch = () => {};
  function Probe({id, skip = false}: {id: string; skip?: boolean}) {
    const result = useQuerySubscription(id, {skip});
    expect(Object.keys(result)).toEqual(['refetch']);
    refetch = result.refetch;
    log.seen(String(++renders));
    return null;
  }
  await mount('mount with `ramen`', <Probe id="ramen" />);
  await answer('the response', recipes.ramen);
  await step('`refetch()`', () => refetch());
  await answer('status 503', {}, 503);
  await mount('the argument becomes `curry`', <Probe id="curry" />);
  await answer('the response', recipes.curry);
  await mount('`skip: true`', <Probe id="curry" skip />);
  await mount('`skip: false`', <Probe id="curry" />);
  await unmount('unmount for 10 s', 10);
  await mount('mount again', <Probe id="curry" />);
  await record('./useQuerySubscription.output.md', table('Render number'));
});
