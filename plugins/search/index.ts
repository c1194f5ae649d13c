import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder} from '../shared/cacheFolder';
import {codeVersion} from '../shared/codeVersion';
import {DiskCache} from '../shared/DiskCache';
import {hostedFromEnv} from './hosted/hostedEngine';
import {RECORDS_FOLDER} from './hosted/settings.mjs';
import {mostRead} from './mostRead';
import {addQuestions, type ReadQuestions} from './records/addQuestions';
import {packWithin} from './records/packWithin';
import {readSite} from './records/readSite';
import {INDEX_FOLDER, PLUGIN_NAME, type SearchData} from './searchData';

export interface Options {
  /** Where each export is explained: `configureStore` -> `/api/configureStore#configurestore`. */
  homes: Record<string, string>;
  /** The questions that sections answer. */
  readQuestions: ReadQuestions;
}

/** Search: the button, its window and `/search`; after a build, the records and the index made from them. */
export default function search({homes, readQuestions}: Options) {
  return ({baseUrl, generatedFilesDir, siteDir}: LoadContext): Plugin => ({
    name: PLUGIN_NAME,

    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      ['client/button.css', 'client/early.ts'].map((file) => path.join(__dirname, file)),

    async contentLoaded({actions}) {
      actions.setGlobalData({
        hosted: hostedFromEnv(process.env),
        mostRead,
      } satisfies SearchData);
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },

    async postBuild({outDir, siteConfig, routesPaths}) {
      const cache = new DiskCache(
        cacheFolder(siteDir, 'search'),
        codeVersion(siteDir, 'search', 'docusaurus-internals'),
      );
      const base = siteConfig.url.replace(/\/$/, '') + baseUrl;
      const sections = await readSite({outDir, baseUrl, url: siteConfig.url, routesPaths}, cache);
      const records = addQuestions(sections, base, readQuestions);
      const explained = byPage(homes);
      const index = await cache.get('index', [records, base, [...explained]], () =>
        packWithin(records, base, {homes: explained, folder: cacheFolder(siteDir, 'compressed')}),
      );
      const digest = createHash('sha256').update(index).digest('hex').slice(0, 12);
      const folder = path.join(outDir, INDEX_FOLDER);
      await rm(folder, {recursive: true, force: true});
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, `index.${digest}.json`), index);
      await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({index: `index.${digest}.json`}));
      // Not part of the site: what `npm run search:push` uploads. Builds for other addresses go to other folders.
      const pushed = path.join(generatedFilesDir, RECORDS_FOLDER);
      await mkdir(pushed, {recursive: true});
      await writeFile(path.join(pushed, `${path.basename(outDir)}.json`), JSON.stringify(records));
    },
  });
}

function byPage(homes: Options['homes']): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, address] of Object.entries(homes)) {
    const [path = ''] = address.split('#');
    names.set(path, [...(names.get(path) ?? []), name]);
  }
  return names;
}
