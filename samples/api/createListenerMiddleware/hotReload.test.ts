import {expect, test, vi} from 'vitest';
import {hotModules} from '../../testing/hotModules';

/** What happens when Vite replaces a file of listeners that ends with `lines`. */
async function editListeners(lines: string) {
  const {runner, edit} = await hotModules({
    'log.js': 'export const log = [];',
    'listeners.js': `import {log} from './log.js';
    log.push('added');
    const stop = () => log.push('removed');
    ${lines}`,
    // As a component does in development.
    'panel.js': `import './listeners.js'; import.meta.hot?.accept();`,
  });
  const {log} = await runner.import<{log: string[]}>('/log.js');
  await runner.import('/panel.js');
  expect(log).toEqual(['added']);
  await edit('listeners.js');
  await vi.waitFor(
    () => expect(log.filter((line) => line === 'added')).toHaveLength(2),
    {timeout: 60_000},
  );
  return log;
}

test('dispose alone is not called: a component accepts the update', async () => {
  const lines = `import.meta.hot?.dispose(() => stop());`;
  expect(await editListeners(lines)).toEqual(['added', 'added']);
});

test('with accept, the first listener is removed', async () => {
  const lines = `
    import.meta.hot?.accept();
    import.meta.hot?.dispose(() => stop());`;
  expect(await editListeners(lines)).toEqual(['added', 'removed', 'added']);
});
