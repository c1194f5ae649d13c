import {expect, it} from 'vitest';
import {record} from '../../testing/recordOutput';
import {viteProject} from '../../testing/viteProject';

/** What the compiler says after the change of the step's `break.diff`; that it is silent before is tested with the page. */
async function broken(step: string, file: string): Promise<string> {
  const {apply, check} = await viteProject(import.meta.url, step);
  await apply(`${step}/break.diff`, file);
  return check();
}

it('step 1', async () => {
  const errors = await broken('step-1', 'src/shiftSlice.ts');
  await record('./step-1/break.output.txt', errors);
});
it('step 2', async () => {
  const errors = await broken('step-2', 'src/Level.tsx');
  await record('./step-2/break.output.txt', errors);
});
it('step 3', async () => {
  const errors = await broken('step-3', 'src/store.ts');
  await record('./step-3/break.output.txt', errors);
});
it('step 4', async () => {
  const errors = await broken('step-4', 'src/shiftSlice.ts');
  await record('./step-4/break.output.txt', errors);
});
it('step 5', async () => {
  const errors = await broken('step-5', 'src/Level.tsx');
  await record('./step-5/break.output.txt', errors);
});
it('step 6', async () => {
  const errors = await broken('step-6', 'src/listeners.ts');
  await record('./step-6/break.output.txt', errors);
});
it('step 7', async () => {
  const errors = await broken('step-7', 'src/store.ts');
  await record('./step-7/break.output.txt', errors);
});

it('a new level is found wherever it is missing', async () => {
  const {apply, check} = await viteProject(import.meta.url, 'step-7');
  await apply('challenges/cellar.diff', 'src/garageSlice.ts');
  await record('./challenges/cellar.output.txt', await check());
  await apply('challenges/addCellar.diff', 'src/garageSlice.ts');
  expect(await check()).toBe('');
});
