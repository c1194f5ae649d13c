import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {cacheFolder} from '../shared/cacheFolder';
import {installedLibrary} from './library/LibraryFiles';
import {openLibrary, type Library, type Question} from './library/openLibrary';
import {lockedVersion} from './lockedVersion';

const opened = new Map<string, Library>();

/** The library this site is built with, opened once for all pages and both of the bundler's passes. */
export function siteLibrary(siteDir: string): Library {
  const already = opened.get(siteDir);
  if (already) return already;
  const files = installedLibrary(siteDir);
  for (const [name, version] of Object.entries(files.versions))
    if (version !== lockedVersion(siteDir, name))
      throw new Error(
        `${name} ${version} is installed, package-lock.json wants ${lockedVersion(siteDir, name)}: run npm ci.`,
      );
  const library = openLibrary(files, {
    cacheDir: cacheFolder(siteDir, 'api-reference'),
    expected: () => pagesOf(join(siteDir, 'docs')).flatMap((page) => questionsIn(readFileSync(page, 'utf8'))),
  });
  opened.set(siteDir, library);
  return library;
}

export function pagesOf(docsDir: string): string[] {
  return readdirSync(docsDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** What a page will ask, so that one program can answer for all pages; a question missed here gets its own program. */
export function questionsIn(page: string): Question[] {
  return tagsIn(page).map(({question}) => question);
}

interface FoundTag {
  line: number;
  question: Question;
  /** What a table is called. */
  as?: string;
}

export function tagsIn(page: string): FoundTag[] {
  const found: FoundTag[] = [];
  let from: string | undefined;
  const tags = page.matchAll(/<(ApiTable|Signature|ErrorMessage)((?:[^">]|"[^"]*")*)>|^- \.\.\.`([^`]+)`/gm);
  for (const {index, 1: tag, 2: attributes = '', 3: spread} of tags) {
    const line = page.slice(0, index).split('\n').length;
    if (!spread) from = /from="([^"]+)"/.exec(attributes)?.[1];
    const of = spread ?? /of="([^"]+)"/.exec(attributes)?.[1];
    if (tag === 'ErrorMessage')
      found.push({line, question: {kind: 'messages', package: from ?? '@reduxjs/toolkit'}});
    else if (of) {
      const kind = tag === 'Signature' ? 'signature' : 'type';
      const as = /as="([^"]+)"/.exec(attributes)?.[1] ?? of;
      const question: Question = {kind, of, ...(from !== undefined && {from})};
      found.push({line, question, ...(tag === 'ApiTable' && {as})});
    }
  }
  return found;
}
