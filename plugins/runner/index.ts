import {copyFileSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../shared/cacheFolder';
import {codeVersion} from '../shared/codeVersion';
import {DiskCache, write} from '../shared/DiskCache';
import {POLICY} from './bundles/policy';
import {ASSETS_PATH, FRAME_PATH, Runs} from './Runs';

/** For the hosts: the frame may evaluate code, and reaches nothing. */
export const runnerFrame = {path: `${FRAME_PATH}/frame.html`, policy: `${POLICY}; sandbox allow-scripts`};

/** Run in the page: the button's behaviour, the frame, and the samples that pages name. */
export default function runner({siteDir, baseUrl}: LoadContext): Plugin {
  const runs = Runs.of(siteDir);
  const frameDirectory = join(cacheFolder(siteDir, 'runner'), 'frame');
  const cache = new DiskCache(cacheFolder(siteDir, 'runner'), codeVersion(siteDir, 'runner'));
  const frame = () =>
    cache.get('frame', [], async () => (await import('./bundles/bundleFrame')).bundleFrame(siteDir));

  return {
    name: 'runner',
    getClientModules: () => [join(__dirname, 'client/run.ts'), join(__dirname, 'client/run.css')],
    async loadContent() {
      if (process.env.NODE_ENV === 'production') return;
      // For the development server, beside the samples.
      frame()
        .then((files) => writeFrame(files, runs.directory, frameDirectory))
        .catch((error: unknown) => console.error(error));
    },
    configureWebpack: () =>
      ({
        devServer: {
          static: [
            {directory: runs.directory, publicPath: baseUrl + ASSETS_PATH, watch: false},
            {directory: frameDirectory, publicPath: baseUrl + FRAME_PATH, watch: false},
          ],
        },
      }) as object,
    async postBuild({outDir}) {
      const folder = join(outDir, ASSETS_PATH);
      writeFrame(await frame(), folder, join(outDir, FRAME_PATH));
      for (const name of namedRuns(outDir)) {
        mkdirSync(folder, {recursive: true});
        copyFileSync(join(runs.directory, `${name}.json`), join(folder, `${name}.json`));
      }
    },
  };
}

function writeFrame(files: Record<string, string>, scripts: string, pages: string): void {
  for (const [name, text] of Object.entries(files))
    write(join(name.endsWith('.html') ? pages : scripts, name), text);
}

/** The pages are asked, because the bundler's cache may have spared this build from rendering a single block. */
function namedRuns(outDir: string): Set<string> {
  const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((path) =>
    path.endsWith('.html'),
  );
  return new Set(
    pages.flatMap((page) =>
      Array.from(
        readFileSync(join(outDir, page), 'utf8').matchAll(/\bdata-run="?([\da-f]{12})\b/g),
        ([, name]) => name!,
      ),
    ),
  );
}
