import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../shared/cacheFolder';

/** Lets the bundler keep what it remembers where all plugins keep theirs: builds that run at once must not share it. */
export default function bundlerCache({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack() {
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
      const storage = {type: 'filesystem', directory: cacheFolder(siteDir, 'rspack')};
      return {experiments: {cache: {storage}}} as object;
    },
  };
}
