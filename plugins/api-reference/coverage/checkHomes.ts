import type {LibraryExport} from '../library/libraryExports';
import {findHome} from './findHome';
import {mentions, type PageSections} from './readSections';

export interface Coverage {
  exports: LibraryExport[];
  /** Export -> `/page#anchor`. */
  homes: Record<string, string>;
  /** Export -> why it needs no home. */
  internal: Record<string, string>;
  /** Route without the base URL -> its sections. */
  pages: ReadonlyMap<string, PageSections>;
}

const TABLE = 'plugins/api-reference/coverage/homes.json';
const LIST = 'plugins/api-reference/coverage/internal.ts';

/** Checks that each export has a home that mentions it, and that each home belongs to an export. */
export function checkHomes({exports, homes, internal, pages}: Coverage): string[] {
  const names = new Set(exports.map(({name}) => name));
  return [
    ...exports
      .filter(({name}) => !homes[name] && !internal[name])
      .map(
        ({name, kind, entries}) =>
          `the ${kind} ${name} of ${entries.join(', ')} has no home: add it to ${TABLE}.`,
      ),
    ...Object.keys(homes)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is no longer exported: remove it from ${TABLE}.`),
    ...Object.keys(internal)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is no longer exported: remove it from ${LIST}.`),
    ...Object.keys(internal)
      .filter((name) => homes[name])
      .map((name) => `${name} has a home and is called internal in ${LIST}: keep one.`),
    ...Object.entries(homes).flatMap(([name, home]) => checkHome(name, home, pages)),
  ];
}

/** The same for names that signatures need and the library does not export. */
export function checkExplained(explained: Record<string, string>, pages: Coverage['pages']): string[] {
  return Object.entries(explained).flatMap(([name, place]) => {
    const [route = '', anchor] = place.split('#');
    const section = pages.get(route)?.sections.find(({id}) => id === anchor);
    if (section && mentions(section, name)) return [];
    return [
      `${name} is explained at ${place}, says coverage/explained.ts, ` +
        `${section ? 'which does not mention it in code' : 'and there is no such anchor'}.`,
    ];
  });
}

function checkHome(name: string, home: string, pages: Coverage['pages']): string[] {
  const [route = '', anchor] = home.split('#');
  const page = pages.get(route);
  if (!page) return [`${name} lives at ${home} in ${TABLE}, and there is no page ${route}.`];
  if (page.outline) return [];
  const section = page.sections.find(({id}) => id === anchor);
  if (section && mentions(section, name)) return [];
  const better = findHome(name, page);
  const fix = better
    ? `#${better.id} is about it: run npm run homes.`
    : `nor does any other section of the page: write about it there.`;
  return [
    `${name} lives at ${home} in ${TABLE}, ${section ? 'which does not mention it in code' : 'and there is no such anchor'}; ${fix}`,
  ];
}
