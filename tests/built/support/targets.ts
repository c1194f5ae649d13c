import type {BrowserName, CompatStatement, SimpleSupportStatement} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import {root} from '../../content/files';

/** What MDN calls the browsers of browserslist. */
const NAMES: Record<string, BrowserName> = {
  chrome: 'chrome',
  and_chr: 'chrome_android',
  edge: 'edge',
  firefox: 'firefox',
  and_ff: 'firefox_android',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** The oldest version of each browser that package.json says the site supports. */
export function oldestTargets(): Map<BrowserName, number> {
  const oldest = new Map<BrowserName, number>();
  for (const target of browserslist(undefined, {env: 'production', path: root})) {
    const [id = '', version = ''] = target.split(' ');
    const name = NAMES[id];
    if (!name)
      throw new Error(`browserslist in package.json names ${id}: add it to ${import.meta.filename}.`);
    oldest.set(name, Math.min(parseFloat(version), oldest.get(name) ?? Infinity));
  }
  return oldest;
}

/** The supported browsers that lack a feature. */
export function lacking({support}: CompatStatement, targets: Map<BrowserName, number>): string[] {
  return [...targets].flatMap(([name, version]) => {
    const known = support[name];
    // Where nothing is known of a phone's browser, its desk's is tested too.
    if (!known) return [];
    return [known].flat().some((statement) => isThere(statement, version)) ? [] : [`${name} ${version}`];
  });
}

function isThere(statement: SimpleSupportStatement, version: number): boolean {
  const {version_added: added, version_removed: removed, flags, prefix, alternative_name: other} = statement;
  if (!added || added === 'preview' || removed || flags || prefix || other) return false;
  return parseFloat(added.replace('≤', '')) <= version;
}
