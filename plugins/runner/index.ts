import {copyFileSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../shared/cacheFolder';
import {codeVersion} from '../shared/codeVersion';
import {DiskCache, digest, write} from '../shared/DiskCache';
import {framePage} from './bundles/framePage';
import type {RunData} from './protocol';
import {ASSETS_PATH, readSamples, Runs} from './Runs';
import {writePage} from './sources/PageAssets';
import type {SampleSource} from './sources/types';

/** For the hosts: the frame may evaluate code, and reaches nothing. */
export const runnerFrame = {
  path: `${ASSETS_PATH}/${framePage.name}`,
  policy: `${framePage.policy}; sandbox allow-scripts allow-forms`,
};

/** Where the script of every page finds how the frame's files are named, so that it can load them all at once. */
const ALIAS = '@runner-files';

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
  const cache = new DiskCache(cacheFolder(siteDir, 'runner'), codeVersion(siteDir, 'runner'));
  let files: Record<string, string> = {};
  let names = '';

  return {
    name: 'runner',
    getClientModules: () => [join(__dirname, 'client/run.ts'), join(__dirname, 'client/run.css')],
    loadContent: () =>
      cache.get('frame', [], async () => (await import('./bundles/bundleFrame')).bundleFrame(siteDir)),
    async contentLoaded({content, actions}) {
      const version = digest(content).slice(0, 8);
      files = {[framePage.name]: framePage.text};
      for (const [script, text] of Object.entries(content as Record<string, string>))
        files[`${script}.${version}.js`] = text;
      names = await actions.createData('files.json', {version, page: framePage.name});
      // The development server finds them beside the samples.
      writeFrame(files, directory);
    },
    configureWebpack: () =>
      ({
        resolve: {alias: {[ALIAS]: names}},
        devServer: {
          static: [{directory, publicPath: baseUrl + ASSETS_PATH, watch: false}],
          setupMiddlewares: (middlewares: unknown[]) => [
            {name: 'sources', path: baseUrl + ASSETS_PATH, middleware: onDemand(page)},
            ...middlewares,
          ],
        },
      }) as object,
    async postBuild({outDir}) {
      const folder = join(outDir, ASSETS_PATH);
      mkdirSync(folder, {recursive: true});
      writeFrame(files, folder);
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

function writeFrame(files: Record<string, string>, folder: string): void {
  for (const [name, text] of Object.entries(files)) write(join(folder, name), text);
}

/** The pages are asked, because the bundler's cache may have spared this build from rendering a single block. */
function namedRuns(outDir: string): Set<string> {
  const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((path) =>
    path.endsWith('.html'),
  );
  return new Set(
    pages.flatMap((page) =>
      Array.from(
        readFileSync(join(outDir, page), 'utf8').matchAll(/\bdata-run="?([\da-f]+)\b/g),
        ([, name]) => name!,
      ),
    ),
  );
}
