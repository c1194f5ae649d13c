import {brotliCompressSync} from 'node:zlib';
import {packIndex, type Homes} from '../engine/indexFile';
import type {SearchRecord} from './searchRecord';

/** What a reader downloads before the first result, compressed. */
export const BUDGET = 120 * 1024;

/** From whole sections down to about what a result shows of one. */
const LENGTHS = [1200, 800, 600, 500, 400, 350, 300, 250, 200];

/** The index with as much text as the budget allows: the more the pages say, the less of each section is in it. */
export function packWithin(
  records: SearchRecord[],
  base: string,
  homes: Homes = new Map(),
  budget = BUDGET,
): string {
  for (const length of LENGTHS) {
    const packed = JSON.stringify(packIndex(records, base, length, homes));
    if (brotliCompressSync(packed).length <= budget) return packed;
  }
  throw new Error(
    `The search index exceeds ${budget} bytes even with texts of ${LENGTHS.at(-1)} characters. Raise BUDGET in ` +
      'plugins/search/records/packWithin.ts, or leave sections out in readSections.ts.',
  );
}
