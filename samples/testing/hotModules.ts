import {createServer, createServerModuleRunner} from 'vite';
import {onTestFinished} from 'vitest';
import {temporaryFolder} from './temporaryFolder';

/** Files that Vite runs and updates while they are edited; everything is gone when the test ends. */
export async function hotModules(files: Record<string, string>) {
  const folder = await temporaryFolder();
  for (const [name, text] of Object.entries(files))
    await folder.write(name, text);
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
  return {
    runner,
    async edit(name: string) {
      await folder.write(name, `${files[name]} // edited`);
      server.watcher.emit('change', folder.path(name));
    },
  };
}
