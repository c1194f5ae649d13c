import {createServer, createServerModuleRunner} from 'vite';
import {expect, onTestFinished, test, vi} from 'vitest';
import {temporaryFolder} from '../../testing/temporaryFolder';

/** What happens when Vite replaces a file of listeners that ends with `lines`. */
async function edit(lines: string) {
  const folder = await temporaryFolder();
  await folder.write('log.js', 'export const log = [];');
  const listeners = `
    import {log} from './log.js';
    log.push('added');
    const stop = () => log.push('removed');
    ${lines}`;
  await folder.write('listeners.js', listeners);
  // As a component does in development.
  await folder.write(
    'panel.js',
    `import './listeners.js'; import.meta.hot?.accept();`,
  );

  const server = await createServer({
    root: folder.path('.'),
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: {noDiscovery: true},
    server: {middlewareMode: true, watch: null, ws: false},
  });
  onTestFinished(() => server.close());
  const runner = createServerModuleRunner(server.environments.ssr, {
    hmr: {logger: false},
  });
  onTestFinished(() => runner.close());
  const {log} = await runner.import<{log: string[]}>('/log.js');
  await runner.import('/panel.js');
  expect(log).toEqual(['added']);

  await folder.write('listeners.js', `${listeners}\n// edited`);
  server.watcher.emit('change', folder.path('listeners.js'));
  await vi.waitFor(
    () => expect(log.filter((line) => line === 'added')).toHaveLength(2),
    {timeout: 60_000},
  );
  return log;
}

test('dispose alone is not called: a file above accepts the update', async () => {
  const lines = `import.meta.hot?.dispose(() => stop());`;
  expect(await edit(lines)).toEqual(['added', 'added']);
});

test('with accept, the first listener is removed', async () => {
  const lines = `
    import.meta.hot?.accept();
    import.meta.hot?.dispose(() => stop());`;
  expect(await edit(lines)).toEqual(['added', 'removed', 'added']);
});
