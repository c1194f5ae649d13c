import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

interface Options {
  /** Folder of the pages whose article is static. */
  docsDir: string;
}

/** Keeps an article's text out of the scripts: see README.md for the pipeline. */
export default function staticArticles({docsDir}: Options) {
  return (): Plugin => ({
    name: 'static-articles',

    getThemePath: () => path.join(__dirname, 'theme'),

    getClientModules: () => [path.join(__dirname, 'client/prefetchOnIntent.ts')],

    configureWebpack: (_config, isServer) =>
      // The development server keeps stock components: they reload in place when an author edits the page.
      process.env.NODE_ENV === 'production'
        ? {
            module: {
              rules: [
                {
                  test: /\.mdx$/,
                  include: [path.resolve(docsDir)],
                  enforce: 'post',
                  use: [{loader: path.join(__dirname, 'articleLoader.cjs'), options: {isServer}}],
                },
              ],
            },
          }
        : {},
  });
}
