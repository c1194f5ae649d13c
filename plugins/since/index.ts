import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What the marks of `remarkSince` need in the browser: their look, and the reader's own version once they name it. */
export default function pluginSince({siteDir}: LoadContext): Plugin {
  const own = (path: string) => join(siteDir, 'plugins/since', path);
  return {
    name: 'since',
    getClientModules: () => [own('styles.css'), own('client/myVersion.ts')],
    getPathsToWatch: () => [own('since.json')],
  };
}
