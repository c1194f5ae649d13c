import {expect, test} from 'vitest';
import {record} from '../../../../../testing/recordOutput';
import {flags, openStage, recipes, statusOf} from './handlers';
import {useRateRecipeMutation} from '../kitchenApi';

type Trigger = ReturnType<typeof useRateRecipeMutation>[0];
const HEAD = ['`true` flag', '`data`', '`error`', '`originalArgs`'];

function makeProbe(
  stage: ReturnType<typeof openStage>,
  fixedCacheKey?: string,
) {
  const calls = {trigger: undefined as unknown as Trigger, reset: () => {}};
  function Probe() {
    const [rate, result] = useRateRecipeMutation({fixedCacheKey});
    calls.trigger = rate;
    calls.reset = result.reset;
    stage.log.seen(
      flags(result),
      result.data?.title ?? '',
      statusOf(result.error),
      result.originalArgs ? `stars: ${result.originalArgs.stars}` : '',
    );
    return null;
  }
  return {Probe, calls};
}
const stars = (count: number) => ({id: 'ramen', stars: count});

test('useMutation', async () => {
  const stage = openStage();
  const {mount, answer, step, unmount, table} = stage;
  const {Probe, calls} = makeProbe(stage);
  await mount('mount', <Probe />);
  await step('`trigger`, 4 stars', () => calls.trigger(stars(4)));
  await answer('the response', recipes.ramen);
  await step('`trigger`, 5 stars', () => calls.trigger(stars(5)));
  await answer('status 503', {}, 503);
  await step('`trigger`, 3 stars', () => calls.trigger(stars(3)));
  await step('`trigger`, 2 stars', () => calls.trigger(stars(2)));
  await answer('the response for 3 stars', recipes.ramen);
  await answer('the response for 2 stars', recipes.ramen);
  await step('`reset()`', () => calls.reset());
  await step('`trigger`, 1 star', () => calls.trigger(stars(1)));
  await unmount('unmount for 1 s', 1);
  await mount('mount again', <Probe />);
  await answer('the response', recipes.ramen);
  await record('./useMutation.output.md', table(...HEAD));
  expect(stage.urls).toHaveLength(5);
});

test('useMutation with fixedCacheKey', async () => {
  const stage = openStage();
  const {mount, answer, step, unmount, table} = stage;
  const {Probe, calls} = makeProbe(stage, 'rating');
  await mount('mount', <Probe />);
  await step('`trigger`, 4 stars', () => calls.trigger(stars(4)));
  await answer('the response', recipes.ramen);
  await unmount('unmount for 1 h', 3600);
  await mount('mount again', <Probe />);
  await step('`reset()`', () => calls.reset());
  await record('./useMutationShared.output.md', table(...HEAD));
});
