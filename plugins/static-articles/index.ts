import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

interface Options {
  /** Folder of the pages whose article is static. */
  docsDir: string;
}

const own = (file: string) => path.join(__dirname, file);

/** Keeps pages out of the scripts, their text and their number: see README.md for the pipeline. */
export default function staticArticles({docsDir}: Options) {
  return ({generatedFilesDir}: LoadContext): Plugin => ({
    name: 'static-articles',

    getThemePath: () => own('theme'),

    getClientModules: () => [own('client/prefetchOnIntent.ts'), own('client/loadSidebarOnIntent.ts')],

    configureWebpack(_config, isServer) {
      // The development server keeps stock components: they reload in place when an author edits the page.
      if (process.env.NODE_ENV !== 'production') return {};
      return {
        module: {rules: isServer ? [articles(docsDir)] : listsWithoutPages(generatedFilesDir)},
        ...dependsOnLoaders,
      };
    },
  });
}

/** The bundler's cache does not see them. */
const dependsOnLoaders = process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
  ? {}
  : ({
      experiments: {
        cache: {
          buildDependencies: ['articleLoader.cjs', 'withoutPages.cjs', 'noPage.cjs', 'versionLoader.cjs'].map(
            own,
          ),
        },
      },
    } as object);

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
      test: /[\\/](?:routes\.js|registry\.js|routesChunkNames\.json|globalData\.json)$/,
      include: [generatedFilesDir],
      enforce: 'pre' as const,
      use: [own('withoutPages.cjs')],
    },
    {
      test: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/,
      type: 'javascript/auto',
      use: [own('versionLoader.cjs')],
    },
  ];
}
