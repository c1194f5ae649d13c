import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {keepUsedStyles} from './keepUsedStyles';

/** A stylesheet with such a name comes with the script that imports it. */
const LATE = /\.late(?:\.module)?\.css/;

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
  return !LATE.test(module.identifier());
}
