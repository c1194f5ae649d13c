import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheSettings} from '../docusaurus-internals/bundlerConfig';
import {cacheFolder} from '../shared/cacheFolder';

/** Puts the bundler's cache beside those of the plugins: builds that run at the same time must not share it. */
export default function bundlerCache({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack: (config) => cacheSettings(config, {directory: cacheFolder(siteDir, 'rspack')}),
  };
}
