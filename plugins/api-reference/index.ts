import {readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkExplained, checkHomes} from './coverage/checkHomes';
import {explained} from './coverage/explained';
import {updateHomes} from './coverage/findHome';
import homes from './coverage/homes.json';
import {internal} from './coverage/internal';
import {readPages} from './coverage/readPages';
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
