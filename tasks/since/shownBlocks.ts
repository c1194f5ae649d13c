import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listFiles} from '../../plugins/samples/readSample';
import {cutRegion} from '../../plugins/samples/regions';
import {pageFolder} from '../../plugins/samples/sampleDependencies.mjs';
import {shownSamples} from '../../plugins/samples/shownSamples';
import type {Block} from './oldest';

/** Every block of TypeScript that a page shows, each once. */
export function shownBlocks(siteDir: string): Block[] {
  const blocks = shownSamples(siteDir).map(({file, region}): Block => {
    const source = readFileSync(join(siteDir, 'samples', file), 'utf8');
    const {text, lines} = cutRegion(source, `samples/${file}`, region);
    return {key: region ? `${file}#${region}` : file, file, lines, text};
  });
  return [...new Map(blocks.map((block) => [block.key, block])).values()];
}

/** Folder of a page -> digest of the code in it, tests left out: what a recorded result was made of. */
export function sampleDigests(siteDir: string): Record<string, string> {
  const folders = new Map<string, string[]>();
  for (const file of listFiles(join(siteDir, 'samples'))) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|(^|\/)handlers\.ts$|^testing\//.test(file)) continue;
    const page = pageFolder(siteDir, file);
    folders.set(page, [...(folders.get(page) ?? []), file]);
  }
  const digest = (files: string[]) => {
    const hash = createHash('sha256');
    for (const file of files) hash.update(file).update(readFileSync(join(siteDir, 'samples', file)));
    return hash.digest('hex').slice(0, 8);
  };
  return Object.fromEntries([...folders].map(([page, files]) => [page, digest(files)]));
}
