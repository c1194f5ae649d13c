import path from 'node:path';
import type {rspack} from '@docusaurus/faster';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {refuseHideableSidebar, refuseNotices, type DocsContent} from './refuseNotices';

const own = (file: string) => path.join(__dirname, file);
const isProduction = process.env.NODE_ENV === 'production';

/** Keeps out of the browser's scripts what no page of this site uses there: see README.md. */
export default function lightScripts({siteConfig}: LoadContext): Plugin {
  refuseHideableSidebar(siteConfig.themeConfig);
  return {
    name: 'light-scripts',

    getThemePath: () => own('theme'),

    async allContentLoaded({allContent}) {
      refuseNotices(allContent['docusaurus-plugin-content-docs']?.default as DocsContent);
    },

    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer || !isProduction
        ? {}
        : {
            ...forBrowsers,
            optimization: {...forBrowsers.optimization, minimizer: [runtimeMinimizer(currentBundler)]},
            // The usual minimizer leaves alone what is minimized already.
            mergeStrategy: {'optimization.minimizer': 'prepend'},
          },
  };
}

/**
 * The runtime lists the hashes of all scripts. They are provisional while it is minimized, and differ from build to build;
 * short names are chosen by how often letters occur, those of the hashes included. Without short names, two builds of
 * the same sources are the same.
 */
function runtimeMinimizer({instance}: CurrentBundler) {
  const {SwcJsMinimizerRspackPlugin: Minimizer} = instance as unknown as typeof rspack;
  return new Minimizer({
    include: /runtime~main/,
    extractComments: false,
    minimizerOptions: {mangle: false, format: {comments: false}},
  });
}

const forBrowsers = {
  resolve: {
    alias: {
      '@theme/MDXContent': own('browser/MDXContent.tsx'),
      '@docusaurus/utils-common$': own('browser/utilsCommon.ts'),
    },
  },
  optimization: {
    splitChunks: {
      cacheGroups: {
        docs: {name: 'docs', chunks: 'async' as const, enforce: true, test: ofEveryDocsPage},
      },
    },
  },
};

/** One script for what all docs pages share: eight small ones compress worse and take more requests. */
function ofEveryDocsPage({resource = ''}: {resource?: string}): boolean {
  return (
    /[\\/]theme[\\/](?:Doc[A-Z]|TOC|Paginator|BackToTop|StaticArticle)/.test(resource) ||
    /plugin-content-docs[\\/]lib[\\/]client[\\/]/.test(resource)
  );
}
