import {createServer} from 'vite';
import {expect, test, vi} from 'vitest';
import {hotModules} from '../../testing/hotModules';
import {store} from './hotStore';

test('works without a development server', () => {
  expect(store.getState().stock).toBe(60);
});

test('Vite hands an edited root reducer to the store', async () => {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: {noDiscovery: true},
    server: {middlewareMode: true, watch: null, ws: false},
  });
  try {
    await server.transformRequest('/hotStore.ts');
    const graph = server.environments.client.moduleGraph;
    const file = await graph.getModuleByUrl('/hotStore.ts');
    expect([...(file?.acceptedHmrDeps ?? [])].map(({url}) => url)).toEqual([
      '/rootReducer.ts',
    ]);
  } finally {
    await server.close();
  }
});

/** Edits a slice of a store's file that also has the line `more`. */
async function editSlice(more: string) {
  const {runner, edit} = await hotModules({
    'log.js': 'export const log = [];',
    'slice.js': `import {log} from './log.js'; log.push('slice');`,
    'rootReducer.js': `import './slice.js';`,
    'listeners.js': `import './slice.js';`,
    'store.js': `import {log} from './log.js';
    import './rootReducer.js';
    ${more}
    log.push('store');
    import.meta.hot?.accept('./rootReducer.js', () => log.push('accepted'));`,
  });
  const readLog = async () =>
    (await runner.import<{log: string[]}>('/log.js')).log;
  await runner.import('/store.js');
  const log = await readLog();
  expect(log).toEqual(['slice', 'store']);
  await edit('slice.js');
  return {log, readLog};
}
const patience = {timeout: 60_000};

test('an edited slice is accepted where the root reducer is', async () => {
  const {log} = await editSlice('');
  await vi.waitFor(
    () => expect(log.slice(2)).toEqual(['slice', 'accepted']),
    patience,
  );
});

test('a second way from the slice to the store reloads everything', async () => {
  const {log, readLog} = await editSlice(`import './listeners.js';`);
  // Even the log is a new one.
  await vi.waitFor(
    async () => expect(await readLog()).not.toBe(log),
    patience,
  );
  expect(log).toEqual(['slice', 'store']);
});
