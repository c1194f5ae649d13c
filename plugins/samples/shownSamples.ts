import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readFenceMeta} from '../shared/fenceMeta';

const FENCE = /^\s*(?:`{3,}|~{3,})tsx?\s+(.*)$/gm;

/** The TypeScript files, below `samples/`, that pages under docs/ or src/pages/ show. */
export function shownSamples(siteDir: string): string[] {
  const pages = ['docs', 'src/pages'].flatMap((folder) =>
    readdirSync(join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => join(siteDir, folder, file)),
  );
  const named = pages.flatMap((page) =>
    Array.from(readFileSync(page, 'utf8').matchAll(FENCE), ([, meta]) => readFenceMeta(meta).file ?? ''),
  );
  // A wrong name is reported, with its place, when the page is compiled.
  return [...new Set(named)].filter((file) => file && existsSync(join(siteDir, 'samples', file))).sort();
}
