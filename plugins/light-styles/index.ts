import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {keepUsedStyles} from './keepUsedStyles';

/** The search modal and page, the landing page, the popups with types: their styles come with their scripts. */
const OF_SOME_PAGES =
  /search[\\/]client[\\/](?:modal|searchPage)\w*\.css|components[\\/]landing[\\/]|code-blocks[\\/]types\.css/;

/** One small stylesheet for every page: see README.md. */
export default function lightStyles(): Plugin {
  return {
    name: 'light-styles',

    // Docusaurus gathers all styles in one file.
    configureWebpack: () => ({
      optimization: {splitChunks: {cacheGroups: {styles: {test: isOfEveryPage}}}},
    }),

    async postBuild({outDir}) {
      await keepUsedStyles(path.resolve(outDir));
    },
  };
}

function isOfEveryPage(module: {identifier(): string}): boolean {
  return !OF_SOME_PAGES.test(module.identifier());
}
