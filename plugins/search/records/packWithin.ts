import {readFileSync} from 'node:fs';
import {compress, type Quality} from '../../shared/compress';
import {packIndex, type Homes} from '../engine/indexFile';
import type {SearchRecord} from './searchRecord';

/** What a reader downloads before the first result, compressed. */
export const BUDGET = 160 * 1024;

/** From whole sections down to about what a result shows of one. */
const LENGTHS = [1200, 800, 600, 500, 400, 350, 300, 250, 225, 200, 180, 160];

/** The best compression leaves at least this part of what good compression leaves. */
const BEST_SAVES = 0.9;

interface Options {
  homes?: Homes;
  /** @default BUDGET */
  budget?: number;
  /** Where compressed files are kept. */
  folder: string;
}

/** The index with as much text as the budget allows: the more the pages say, the less of each section is in it. */
export async function packWithin(
  records: SearchRecord[],
  base: string,
  {homes = new Map(), budget = BUDGET, folder}: Options,
): Promise<string> {
  const pack = (length: number) => JSON.stringify(packIndex(records, base, length, homes));
  const fits = async (length: number) => {
    const text = Buffer.from(pack(length));
    const size = async (quality: Quality) =>
      readFileSync(await compress(text, {folder, format: 'br', quality})).length;
    // The best compression is slow, so it is asked only where it can decide.
    const almost = await size('good');
    return almost <= budget || (almost * BEST_SAVES <= budget && (await size('best')) <= budget);
  };
  const length = await firstThat(LENGTHS, fits);
  if (length !== undefined) return pack(length);
  throw new Error(
    `The search index exceeds ${budget} bytes even with texts of ${LENGTHS.at(-1)} characters. Raise BUDGET in ` +
      'plugins/search/records/packWithin.ts, or leave sections out in readSections.ts.',
  );
}

/** The first of a list whose later items fit if an earlier one does; compressing takes long, so it tries few of them. */
async function firstThat<Item>(
  items: readonly Item[],
  fits: (item: Item) => Promise<boolean>,
): Promise<Item | undefined> {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (await fits(items[middle]!)) high = middle;
    else low = middle + 1;
  }
  return items[low];
}
