import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {checkPage} from '../checkPage';
import {entriesOf} from '../coverage/entries';
import homes from '../coverage/homes.json';
import {internal} from '../coverage/internal';
import {installedLibrary} from '../library/LibraryFiles';
import {openLibrary} from '../library/openLibrary';
import {pagesOf, questionsIn, siteLibrary} from '../siteLibrary';
import {changedTypes} from './changedTypes';
import {documentedTypes} from './documentedTypes';
import {LATER_NAMED} from './laterNamed';
import {news} from './news';
import {readRelease} from './readRelease';
import {sinceData} from './sinceData';

/** Page -> what would be wrong with it if the library installed for `root` were the site's. */
export async function drift(siteDir: string, root: string): Promise<Record<string, string[]>> {
  const pages = pagesOf(join(siteDir, 'docs')).map((file) => ({
    page: relative(siteDir, file).replaceAll('\\', '/'),
    source: readFileSync(file, 'utf8'),
  }));
  const other = installedLibrary(root);
  const after = openLibrary(other, {
    expected: () => pages.flatMap(({source}) => questionsIn(source)),
  });
  const found: Record<string, string[]> = {};
  for (const {page, source} of pages)
    found[page] = [
      ...(await checkPage(page, source, after, entriesOf(siteDir))),
      ...(await changedTypes(page, source, siteLibrary(siteDir), after)),
    ];

  const known: Record<string, string> = {...homes, ...internal};
  const exported = (await after.exports()).map(({name}) => name);
  for (const [name, home] of Object.entries(homes))
    if (!exported.includes(name))
      (found[`docs${home.split('#')[0]}.mdx`] ??= []).push(`${name} is no longer exported.`);
  const readings = [installedLibrary(siteDir), other].map((files) =>
    readRelease(files, documentedTypes(siteDir)),
  );
  found['what it brings and takes'] = news(sinceData(readings, LATER_NAMED));
  found['exports without a home'] = exported.filter((name) => !known[name]);
  return Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length));
}
