import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listFiles} from '../../plugins/samples/readSample';
import {cutRegion} from '../../plugins/samples/regions';
import type {Block} from './oldest';

const FENCE = /^\s*(?:`{3,}|~{3,})tsx?\s.*?\bsample="?([^\s"#]+)(?:#([\w-]+))?/gm;

/** Every block of TypeScript that a page shows, each once. */
export function shownBlocks(siteDir: string): Block[] {
  const pages = ['docs', 'src/pages'].flatMap((folder) =>
    listFiles(join(siteDir, folder))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => join(siteDir, folder, file)),
  );
  const blocks = pages.flatMap((page) =>
    Array.from(readFileSync(page, 'utf8').matchAll(FENCE), ([, file, region]): Block => {
      const source = readFileSync(join(siteDir, 'samples', file!), 'utf8');
      const {text, lines} = cutRegion(source, `samples/${file}`, region);
      return {key: region ? `${file}#${region}` : file!, file: file!, lines, text};
    }),
  );
  return [...new Map(blocks.map((block) => [block.key, block])).values()];
}

/** Folder of a page -> digest of the code in it, tests left out: what a recorded result was made of. */
export function sampleDigests(siteDir: string): Record<string, string> {
  const folders = new Map<string, string[]>();
  for (const file of listFiles(join(siteDir, 'samples'))) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|(^|\/)handlers\.ts$|^testing\//.test(file)) continue;
    const page = pageOf(file, siteDir);
    folders.set(page, [...(folders.get(page) ?? []), file]);
  }
  const digest = (files: string[]) => {
    const hash = createHash('sha256');
    for (const file of files) hash.update(file).update(readFileSync(join(siteDir, 'samples', file)));
    return hash.digest('hex').slice(0, 8);
  };
  return Object.fromEntries([...folders].map(([page, files]) => [page, digest(files)]));
}

/** `rtk-query/api/createApi/x.ts` -> `rtk-query/api/createApi`: the longest part that is a page, or else the first folder. */
function pageOf(file: string, siteDir: string): string {
  pages ??= new Set(listFiles(join(siteDir, 'docs')).map((page) => page.replace(/\.mdx$/, '')));
  const parts = file.split('/');
  for (let length = parts.length - 1; length > 0; length--) {
    const folder = parts.slice(0, length).join('/');
    if (pages.has(folder)) return folder;
  }
  return parts[0]!;
}

let pages: Set<string> | undefined;
