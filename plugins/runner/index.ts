import {copyFileSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../shared/cacheFolder';
import {codeVersion} from '../shared/codeVersion';
import {DiskCache, write} from '../shared/DiskCache';
import {POLICY} from './bundles/policy';
import type {RunData} from './protocol';
import {ASSETS_PATH, FRAME_PATH, readSamples, Runs} from './Runs';
import {writePage} from './sources/PageAssets';
import type {SampleSource} from './sources/types';

/** For the hosts: the frame may evaluate code, and reaches nothing. */
export const runnerFrame = {path: `${FRAME_PATH}/frame.html`, policy: `${POLICY}; sandbox allow-scripts`};

interface Options {
  /** The text of a sample as a page shows it, in both languages. */
  sourceOf: (file: string) => Promise<SampleSource>;
}

/** Run in the page: the button's behaviour, the frame, and the samples that pages name. */
export default function runner(options: Options) {
  return (context: LoadContext) => pluginOf(context, options);
}

function pluginOf({siteDir, baseUrl}: LoadContext, {sourceOf}: Options): Plugin {
  const runs = Runs.of(siteDir);
  const {directory} = runs;
  const page = (name: string) =>
    writePage(name, {
      siteDir,
      directory,
      sourceOf,
      readSamples: (folder) => readSamples(siteDir, folder),
    });
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
        .then((files) => writeFrame(files, directory, frameDirectory))
        .catch((error: unknown) => console.error(error));
    },
    configureWebpack: () =>
      ({
        devServer: {
          static: [
            {directory, publicPath: baseUrl + ASSETS_PATH, watch: false},
            {directory: frameDirectory, publicPath: baseUrl + FRAME_PATH, watch: false},
          ],
          setupMiddlewares: (middlewares: unknown[]) => [
            {name: 'sources', path: baseUrl + ASSETS_PATH, middleware: onDemand(page)},
            ...middlewares,
          ],
        },
      }) as object,
    async postBuild({outDir}) {
      const folder = join(outDir, ASSETS_PATH);
      mkdirSync(folder, {recursive: true});
      writeFrame(await frame(), folder, join(outDir, FRAME_PATH));
      const copy = (file: string) => copyFileSync(join(directory, file), join(folder, file));
      const pages = new Set<string>();
      for (const name of namedRuns(outDir)) {
        copy(`${name}.json`);
        pages.add((JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as RunData).page);
      }
      for (const name of pages) for (const file of await page(name)) copy(file);
    },
  };
}

/** Lets a request for the sources of a page wait until they are written. */
function onDemand(page: (name: string) => Promise<unknown>) {
  return ({url}: {url: string}, _response: unknown, next: (error?: unknown) => void) => {
    const name = /^\/([\w.-]+\.[\da-f]{12})\.(?:sources|tests)\.json/.exec(url)?.[1];
    if (!name) return next();
    page(name).then(() => next(), next);
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
