import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkCoverage} from './coverage/checkCoverage';
import {lockedVersion} from './lockedVersion';
import {siteLibrary} from './siteLibrary';

/** What the reference needs besides `remarkApiReference`: its look, its anchors, and the check that nothing is missing. */
export default function pluginApiReference({siteDir}: LoadContext): Plugin {
  const folder = join(siteDir, 'plugins/api-reference');
  return {
    name: 'api-reference',
    getClientModules: () => [join(folder, 'styles.css')],
    getThemePath: () => join(folder, 'theme'),
    getPathsToWatch: () => [join(siteDir, 'package-lock.json'), join(folder, '**/*.ts')],
    contentLoaded({actions}) {
      actions.setGlobalData({version: lockedVersion(siteDir, '@reduxjs/toolkit')});
    },
    configureWebpack() {
      // A page depends on the library and on this plugin too, which the bundler's cache does not see.
      if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
      const code = readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      const buildDependencies = [join(siteDir, 'package-lock.json'), ...code];
      return {experiments: {cache: {buildDependencies}}} as object;
    },
    async postBuild({outDir, siteConfig}) {
      await checkCoverage({siteDir, outDir, baseUrl: siteConfig.baseUrl, library: siteLibrary(siteDir)});
    },
  };
}
