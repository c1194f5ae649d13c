import {join} from 'node:path';
import {expect, test} from 'vitest';
import {startVitest} from 'vitest/node';

const root = join(import.meta.dirname, '..', '..');

test('a timer that a test file leaves does not run in the next one', async () => {
  const vitest = await startVitest('test', [], {
    root,
    config: false,
    watch: false,
    reporters: [{}],
    dir: join(import.meta.dirname, '__fixtures__/leaves'),
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    setupFiles: [join(root, 'tests/leaveNothing.ts')],
  });
  const failed = vitest.state.getTestModules().filter((module) => !module.ok());
  expect(vitest.state.getTestModules()).toHaveLength(2);
  expect(failed).toEqual([]);
  await vitest.close();
});
