import {join} from 'node:path';
import {build} from 'vite';
import {easyopsWorker} from './peers.mjs';

/**
 * One script for each contestant, as small as a bundler makes it.
 *
 * @param {string} name
 * @param {string} peers where the other engines are installed
 * @param {string} outDir
 */
export async function bundle(name, peers, outDir) {
  const client = easyopsWorker(peers);
  await build({
    configFile: false,
    logLevel: 'error',
    define: {'process.env.NODE_ENV': '"production"'},
    resolve: {
      alias: [
        {find: 'easyops-worker', replacement: join(client, 'theme/worker.js')},
        {
          find: /^.*\/proxiedGeneratedConstants$/,
          replacement: join(import.meta.dirname, 'contestants/easyopsConstants.ts'),
        },
      ],
    },
    build: {
      outDir,
      emptyOutDir: false,
      minify: true,
      lib: {
        entry: join(import.meta.dirname, `contestants/${name}.ts`),
        formats: ['es'],
        fileName: () => `${name}.js`,
      },
    },
  });
}
