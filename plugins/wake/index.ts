import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheSettings} from '../docusaurus-internals/bundlerConfig';
import {CLIENT_MODULES} from '../docusaurus-internals/clientModules.cjs';

interface Options {
  /** The client modules that run at once, by the start of their paths; the others wait for React. */
  early: string[];
}

const own = (file: string) => path.join(__dirname, file);

/** Loads React once somebody uses the page: see README.md. */
export default function wake({early}: Options) {
  return ({siteDir, generatedFilesDir}: LoadContext): Plugin => ({
    name: 'wake',

    getClientModules: () => [own('client/menu.ts')],

    configureWebpack(config, isServer) {
      // With the development server React comes at once.
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const modules = path.join(generatedFilesDir, CLIENT_MODULES);
      const options = {early: early.map((start) => path.join(siteDir, start))};
      return {
        entry: own('client/entry.ts'),
        resolve: {alias: {'@early-modules': `${modules}?early`}},
        module: {
          rules: [{include: [modules], enforce: 'pre', use: [{loader: own('earlyLoader.cjs'), options}]}],
        },
        ...cacheSettings(config, {
          buildDependencies: [own('earlyLoader.cjs'), own('../docusaurus-internals/clientModules.cjs')],
        }),
      } as object;
    },
  });
}
