import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {sharedStyles} from '../docusaurus-internals/bundlerConfig';
import {keepUsedStyles} from './keepUsedStyles';

/** A stylesheet with such a name is loaded with the script that imports it. */
const LATE = /\.late(?:\.module)?\.css/;

/** One small stylesheet for every page: see README.md. */
export default function lightStyles(): Plugin {
  return {
    name: 'light-styles',

    configureWebpack: (config, isServer) => (isServer ? {} : sharedStyles(config, isOfEveryPage)),

    async postBuild({outDir}) {
      await keepUsedStyles(path.resolve(outDir));
    },
  };
}

function isOfEveryPage(module: {identifier(): string}): boolean {
  return !LATE.test(module.identifier());
}
