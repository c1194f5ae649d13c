import {readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheSettings} from '../docusaurus-internals/bundlerConfig';
import {checkExplained, checkHomes} from './coverage/checkHomes';
import {explained} from './coverage/explained';
import {updateHomes} from './coverage/findHome';
import homes from './coverage/homes.json';
import {internal} from './coverage/internal';
import {readPages} from './coverage/readPages';
import {lockedVersion} from './lockedVersion';
import {siteLibrary} from './siteLibrary';

/** What the reference needs besides `remarkApiReference`: styles, anchors, and the check that every export is covered. */
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
    configureWebpack(config) {
      // Pages also depend on the library and on this plugin, which the bundler's cache does not know.
      const code = readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      return cacheSettings(config, {buildDependencies: [join(siteDir, 'package-lock.json'), ...code]});
    },
    async postBuild({outDir}) {
      const exports = await siteLibrary(siteDir).exports();
      const pages = readPages(siteDir, outDir);
      const problems = [
        ...checkHomes({exports, homes, internal, pages}),
        ...checkExplained(explained, pages),
      ];
      if (problems.length) throw new Error(`The reference is incomplete:\n- ${problems.join('\n- ')}`);
    },
    extendCli(cli) {
      cli
        .command('homes')
        .description('Point the homes of exports to the sections of the last build that are about them.')
        .action(() => {
          const updated = updateHomes(homes, readPages(siteDir, join(siteDir, 'build')));
          writeFileSync(join(folder, 'coverage/homes.json'), `${JSON.stringify(updated, null, 2)}\n`);
        });
    },
  };
}
