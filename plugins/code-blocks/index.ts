import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {BlockFactory} from './BlockFactory';
import {cacheDirectory, cacheGeneration} from './cache/location';
import {cacheSettings} from '../docusaurus-internals/bundlerConfig';
import {REPLACED} from '../docusaurus-internals/replacements';
import {codeVersion} from '../shared/codeVersion';
import {digest} from '../shared/DiskCache';
import {tellProgress} from '../shared/progress';
import type {Options} from './options';
import {SampleProject} from './SampleProject';
import {tabsHeadScript} from './tabs';
import {assetsDirectory, ASSETS_PATH, copyNamedTypes} from './types/TypeAssets';

const CLIENT = ['styles.css', 'client/tabs.ts', 'client/copy.ts', 'client/wrap.ts', 'client/types.ts'];

/** What code blocks need besides their HTML: styles, scripts, the reader's choice of tabs, types; and no Prism. */
export default function codeBlocks(options: Options): () => Plugin {
  const {siteDir, baseUrl = '/', links = {}, since = {}, shown} = options;
  const own = (path: string) => join(siteDir, 'plugins/code-blocks', path);
  const cache = cacheDirectory(siteDir);
  const version = digest(codeVersion(siteDir, 'code-blocks'), cacheGeneration(cache), links, since);

  return () => ({
    name: 'code-blocks',
    // Not awaited: the bundler starts meanwhile. A failure is reported, with its place, when a page shows the sample.
    async loadContent() {
      if (shown)
        SampleProject.of(siteDir)
          .describeAll(shown(), tellSamples)
          .catch(() => {});
    },
    getThemePath: () => own('theme'),
    getTypeScriptThemePath: () => own('theme'),
    getClientModules: () => CLIENT.map(own),
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: tabsHeadScript()}]}),
    configureWebpack: (config) => ({
      resolve: {alias: REPLACED.prism},
      // The bundler caches compiled pages without knowing that this plugin contributes to them.
      ...cacheSettings(config, {version}),
      devServer: {
        static: [{directory: assetsDirectory(cache), publicPath: baseUrl + ASSETS_PATH, watch: false}],
        setupMiddlewares: (middlewares: unknown[]) => [
          {name: 'types', path: baseUrl + ASSETS_PATH, middleware: typesOnDemand(options)},
          ...middlewares,
        ],
      },
    }),
    postBuild: async ({outDir}) => void copyNamedTypes(cache, outDir),
  });
}

/** Lets a request for types wait until the compiler has made them. */
function typesOnDemand(options: Options) {
  const {onDemand} = new BlockFactory(options);
  return (request: {url: string}, _response: unknown, next: (error?: unknown) => void) => {
    const name = /^\/([\da-f]{12})\.json/.exec(request.url)?.[1];
    if (!name || !onDemand) return next();
    onDemand.made(name).then(() => next(), next);
  };
}

const tellSamples = (done: number, of: number) => tellProgress('compiling samples', done, of);
