import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {parseQuery} from '../library/query';
import {slug} from '../pages/nodes';
import {words} from '../readable/words';
import {pagesOf, tagsIn} from '../siteLibrary';
import {explained} from './explained';
import homes from './homes.json';

const read = new Map<string, Record<string, string>>();

/** Name of a type or value -> `/page#anchor` where it is explained: what signatures and tables link to. */
export function entriesOf(siteDir: string): Record<string, string> {
  const known = read.get(siteDir) ?? readEntries(siteDir);
  read.set(siteDir, known);
  return known;
}

function readEntries(siteDir: string): Record<string, string> {
  const docsDir = join(siteDir, 'docs');
  const tables: Record<string, string> = {};
  for (const page of pagesOf(docsDir)) {
    const route = `/${relative(docsDir, page)
      .replaceAll('\\', '/')
      .replace(/\.mdx$/, '')}`;
    for (const {question, as} of tagsIn(readFileSync(page, 'utf8'))) {
      if (question.kind !== 'type' || as === undefined) continue;
      const {head, steps} = parseQuery(question.of);
      const name = steps.length ? as : head;
      // The first page that has a table of a type is its home.
      if (/^[A-Z]\w*$/.test(name)) tables[name] ??= `${route}#${slug('table', as)}`;
    }
  }
  // `RootState` is the reader's own, not the old name of an export.
  return Object.fromEntries(
    Object.entries({...tables, ...explained, ...homes}).filter(([name]) => !words.has(name)),
  );
}
