import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheSettings} from '../docusaurus-internals/bundlerConfig';
import {VERSION_FILE} from '../docusaurus-internals/docsVersion.cjs';
import {LISTS} from '../docusaurus-internals/generatedLists.cjs';

interface Options {
  /** Folder of the pages whose article is static. */
  docsDir: string;
}

const own = (file: string) => path.join(__dirname, file);

/** What the bundler runs, which its cache does not know. */
const LOADERS = [
  ...['articleLoader.cjs', 'withoutPages.cjs', 'noPage.cjs', 'versionLoader.cjs'],
  ...['changed.cjs', 'compiledPage.cjs', 'docsVersion.cjs', 'generatedLists.cjs'].map(
    (file) => `../docusaurus-internals/${file}`,
  ),
];

/** Keeps the text and the number of pages out of the scripts: see README.md for the pipeline. */
export default function staticArticles({docsDir}: Options) {
  return ({generatedFilesDir}: LoadContext): Plugin => ({
    name: 'static-articles',

    getThemePath: () => own('theme'),

    getClientModules: () => [own('client/prefetchOnIntent.ts'), own('client/loadSidebarOnIntent.ts')],

    configureWebpack(config, isServer) {
      // The development server keeps stock components: they reload in place when an author edits the page.
      if (process.env.NODE_ENV !== 'production') return {};
      return {
        module: {rules: isServer ? [articles(docsDir)] : listsWithoutPages(generatedFilesDir)},
        ...cacheSettings(config, {buildDependencies: LOADERS.map(own)}),
      };
    },
  });
}

function articles(docsDir: string) {
  return {
    test: /\.mdx$/,
    include: [path.resolve(docsDir)],
    enforce: 'post' as const,
    use: [own('articleLoader.cjs')],
  };
}

function listsWithoutPages(generatedFilesDir: string) {
  return [
    {
      include: LISTS.map((file) => path.join(generatedFilesDir, file)),
      enforce: 'pre' as const,
      use: [own('withoutPages.cjs')],
    },
    {
      test: VERSION_FILE,
      type: 'javascript/auto',
      use: [own('versionLoader.cjs')],
    },
  ];
}
