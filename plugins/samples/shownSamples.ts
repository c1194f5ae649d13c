import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readFenceMeta} from '../shared/fenceMeta';
import {listFiles} from './readSample';

/** What a fence of a page shows. */
export interface ShownSample {
  /** Below `samples/`. */
  file: string;
  region?: string;
}

const FENCE = /^\s*(?:`{3,}|~{3,})tsx?\s+(.*)$/gm;

/** The TypeScript files, below `samples/`, that pages under docs/ or src/pages/ show. */
export function shownFiles(siteDir: string): string[] {
  return [...new Set(shownSamples(siteDir).map(({file}) => file))].sort();
}

/** Every fence that shows a sample. A wrong name is left out: it is reported, with its place, when the page is compiled. */
export function shownSamples(siteDir: string): ShownSample[] {
  const pages = ['docs', 'src/pages'].flatMap((folder) =>
    listFiles(join(siteDir, folder))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => join(siteDir, folder, file)),
  );
  const fences = pages.flatMap((page) =>
    Array.from(readFileSync(page, 'utf8').matchAll(FENCE), ([, meta]) => readFenceMeta(meta)),
  );
  return fences.flatMap(({file, region}) =>
    file && existsSync(join(siteDir, 'samples', file)) ? [{file, ...(region && {region})}] : [],
  );
}
