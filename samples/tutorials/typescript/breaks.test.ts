import {expect, it} from 'vitest';
import {record} from '../../testing/recordOutput';
import {viteProject} from '../../testing/viteProject';

const steps = [
  ['step-1', 'src/shiftSlice.ts'],
  ['step-2', 'src/Level.tsx'],
  ['step-3', 'src/store.ts'],
  ['step-4', 'src/shiftSlice.ts'],
  ['step-5', 'src/Level.tsx'],
  ['step-6', 'src/listeners.ts'],
  ['step-7', 'src/store.ts'],
] as const;

// That it compiles before is what `npm test -- types` and the follower of the page see.
it.each(steps)('%s, broken', async (step, file) => {
  const {apply, check} = await viteProject(import.meta.url, step);
  await apply(`${step}/break.diff`, file);
  await record(`./${step}/break.output.txt`, await check());
});

it('a new level is found wherever it is missing', async () => {
  const {apply, check} = await viteProject(import.meta.url, 'step-7');
  await apply('challenges/cellar.diff', 'src/garageSlice.ts');
  await record('./challenges/cellar.output.txt', await check());
  await apply('challenges/addCellar.diff', 'src/garageSlice.ts');
  expect(await check()).toBe('');
});
