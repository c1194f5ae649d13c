import {expect, test} from 'vitest';
import {schedule} from './schedule.mjs';

/** Steps that note when they start and end; each takes some turns of the event loop. */
function recorder() {
  const log: string[] = [];
  const step = (
    name: string,
    options: {needs?: string[]; cores?: number; turns?: number; ok?: boolean} = {},
  ) => ({
    name,
    ...options,
    run: async () => {
      log.push(`${name} starts`);
      for (let turn = 0; turn < (options.turns ?? 1); turn++) await new Promise(setImmediate);
      log.push(`${name} ends`);
      return {ok: options.ok ?? true};
    },
  });
  return {log, step};
}

const succeeded = (result: {ok: boolean}) => result.ok;

test('as many steps run side by side as there are cores, in the order of the list', async () => {
  const {log, step} = recorder();
  await schedule([step('a', {turns: 9}), step('b', {turns: 3}), step('c', {turns: 3})], 2, succeeded);
  expect(log).toEqual(['a starts', 'b starts', 'b ends', 'c starts', 'c ends', 'a ends']);
});

test('a step waits for what it needs, and others go ahead of it', async () => {
  const {log, step} = recorder();
  await schedule(
    [step('build', {turns: 9}), step('browser', {needs: ['build']}), step('lint')],
    2,
    succeeded,
  );
  expect(log).toEqual([
    'build starts',
    'lint starts',
    'lint ends',
    'build ends',
    'browser starts',
    'browser ends',
  ]);
});

test('a step that keeps every core busy runs alone, also where there are fewer cores', async () => {
  const {log, step} = recorder();
  const steps = [step('a', {turns: 3}), step('browser', {cores: 2}), step('b', {turns: 9})];
  await schedule(steps, 2, succeeded);
  expect(log).toEqual(['a starts', 'b starts', 'a ends', 'b ends', 'browser starts', 'browser ends']);
  log.length = 0;
  await schedule([step('browser', {cores: 2})], 1, succeeded);
  expect(log).toEqual(['browser starts', 'browser ends']);
});

test('what needs a failed step is not run, nor what needs that; a need that was not asked for is taken as there', async () => {
  const {log, step} = recorder();
  const steps = [
    step('build', {ok: false}),
    step('variant', {needs: ['build']}),
    step('browser', {needs: ['variant']}),
    step('pages', {needs: ['not asked for']}),
  ];
  const results = await schedule(steps, 1, succeeded);
  expect(log).toEqual(['build starts', 'build ends', 'pages starts', 'pages ends']);
  expect([...results]).toEqual([
    ['build', {ok: false}],
    ['variant', {missing: 'build'}],
    ['browser', {missing: 'variant'}],
    ['pages', {ok: true}],
  ]);
});
