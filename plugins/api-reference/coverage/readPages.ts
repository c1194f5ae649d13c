import {existsSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {pagesOf} from '../siteLibrary';
import {readSections, type PageSections} from './readSections';

/** The docs pages of the last build by route. */
export function readPages(siteDir: string, outDir: string): Map<string, PageSections> {
  const docsDir = join(siteDir, 'docs');
  const pages = new Map<string, PageSections>();
  for (const page of pagesOf(docsDir)) {
    const route = `/${relative(docsDir, page)
      .replaceAll('\\', '/')
      .replace(/\.mdx$/, '')}`;
    const file = join(outDir, `${route}.html`);
    if (existsSync(file)) pages.set(route, readSections(readFileSync(file, 'utf8')));
  }
  return pages;
}
