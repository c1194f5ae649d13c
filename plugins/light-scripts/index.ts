import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
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

    configureWebpack: (_config, isServer) => (isServer || !isProduction ? {} : forBrowsers),
  };
}

const forBrowsers = {
  resolve: {
    alias: {
      '@theme/MDXContent': own('browser/MDXContent.tsx'),
      '@docusaurus/utils-common$': own('browser/utilsCommon.ts'),
    },
  },
  module: {
    rules: [
      {
        test: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/,
        enforce: 'pre' as const,
        use: [own('sidebarLoader.cjs')],
      },
    ],
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
