import {createServer, createServerModuleRunner} from 'vite';
import {expect, onTestFinished, test, vi} from 'vitest';
import {temporaryFolder} from '../../testing/temporaryFolder';
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
  const folder = await temporaryFolder();
  await folder.write('log.js', 'export const log = [];');
  const slice = `import {log} from './log.js'; log.push('slice');`;
  await folder.write('slice.js', slice);
  await folder.write('rootReducer.js', `import './slice.js';`);
  await folder.write('listeners.js', `import './slice.js';`);
  await folder.write(
    'store.js',
    `import {log} from './log.js';
    import './rootReducer.js';
    ${more}
    log.push('store');
    import.meta.hot?.accept('./rootReducer.js', () => log.push('accepted'));`,
  );

  const server = await createServer({
    root: folder.path('.'),
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: {noDiscovery: true},
    server: {middlewareMode: true, watch: null, ws: false},
  });
  onTestFinished(() => server.close());
  const {ssr} = server.environments;
  const runner = createServerModuleRunner(ssr, {hmr: {logger: false}});
  onTestFinished(() => runner.close());
  const readLog = async () =>
    (await runner.import<{log: string[]}>('/log.js')).log;
  await runner.import('/store.js');
  const log = await readLog();
  expect(log).toEqual(['slice', 'store']);

  await folder.write('slice.js', `${slice} // edited`);
  server.watcher.emit('change', folder.path('slice.js'));
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
