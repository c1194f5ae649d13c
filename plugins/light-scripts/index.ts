import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {RUNTIME} from '../docusaurus-internals/builtFiles';
import {changed} from '../docusaurus-internals/changed.cjs';
import {cacheSettings, DOCS_MODULES} from '../docusaurus-internals/bundlerConfig';
import {DOCS_PLUGIN, docsContent} from '../docusaurus-internals/docsContent';
import {REPLACED} from '../docusaurus-internals/replacements';
import {SITE_DATA} from '../docusaurus-internals/siteData.cjs';
import {refuseHideableSidebar, refuseNotices} from './refuseNotices';

const own = (file: string) => path.join(__dirname, file);
const isProduction = process.env.NODE_ENV === 'production';

/** Keeps what no page of this site uses out of the browser's scripts: see README.md. */
export default function lightScripts({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  refuseHideableSidebar(siteConfig.themeConfig);
  return {
    name: 'light-scripts',

    getThemePath: () => own('theme'),

    async allContentLoaded({allContent}) {
      refuseNotices(docsContent(allContent[DOCS_PLUGIN]?.default));
    },

    async postBuild({outDir}) {
      const scripts = readdirSync(path.join(outDir, 'assets/js'));
      if (!scripts.some((file) => file.startsWith(`${RUNTIME}.`)))
        throw changed('builtFiles.ts', `assets/js/${RUNTIME}.….js`, scripts.join(', '));
    },

    configureWebpack: (config, isServer, {currentBundler}) =>
      isServer || !isProduction
        ? {}
        : {
            ...forBrowsers,
            optimization: {...forBrowsers.optimization, minimizer: [runtimeMinimizer(currentBundler)]},
            // The stock minimizer skips what is already minimized.
            mergeStrategy: {'optimization.minimizer': 'prepend'},
            module: {
              rules: [
                {
                  include: SITE_DATA.map((file) => path.join(generatedFilesDir, file)),
                  enforce: 'pre' as const,
                  use: [own('siteDataLoader.cjs')],
                },
              ],
            },
            ...cacheSettings(config, {
              buildDependencies: [own('siteDataLoader.cjs'), own('../docusaurus-internals/siteData.cjs')],
            }),
          },
  };
}

/**
 * The runtime lists the hashes of all scripts. While it is minimized they are provisional and differ from build to build,
 * and a minimizer chooses short names by how often characters occur, those of the hashes included. Without short names,
 * two builds of the same sources are the same.
 */
function runtimeMinimizer({instance}: CurrentBundler) {
  const {SwcJsMinimizerRspackPlugin: Minimizer} = instance as unknown as typeof rspack;
  return new Minimizer({
    include: new RegExp(RUNTIME),
    extractComments: false,
    minimizerOptions: {mangle: false, format: {comments: false}},
  });
}

interface Chunk {
  name?: string;
  canBeInitial(): boolean;
}

/**
 * One file compresses better than its parts. And whole, the worker names no other script: with the provisional hash of one
 * in it, two builds would differ, as above.
 */
const WHOLE = ['search-worker', 'app'];

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

const forBrowsers = {
  resolve: {alias: REPLACED.forBrowsers},
  optimization: {
    splitChunks: {
      chunks: (chunk: Chunk) => !WHOLE.includes(chunk.name ?? '') && !chunk.canBeInitial(),
      cacheGroups: {
        docs: {
          name: 'docs',
          chunks: (chunk: Chunk) => !WHOLE.includes(chunk.name ?? '') && !chunk.canBeInitial(),
          enforce: true,
          test: ofEveryDocsPage,
        },
        // Run needs it, too, and does not wait for the app.
        react: {name: 'react', chunks: (chunk: Chunk) => !chunk.canBeInitial(), enforce: true, test: REACT},
      },
    },
  },
};

/** One script for what all docs pages share: eight small ones compress worse and take more requests. */
function ofEveryDocsPage({resource = ''}: {resource?: string}): boolean {
  return DOCS_MODULES.some((module) => module.test(resource));
}
