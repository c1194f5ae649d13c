import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {measure} from './measure.mjs';
import {table} from './table.mjs';

const recorded = (page: string) =>
  readFileSync(
    join(import.meta.dirname, '..', '..', 'samples', 'rtk-query', page, 'bundleSizes.txt'),
    'utf8',
  );
const SIZES = /(?<= )\d+\.\d(?= |$)/gm;
const fix = 'run `npm run bench:bundle`, and read the change of the tables';

const figures = (text: string) => [...text.matchAll(SIZES)].map(([figure]) => Number(figure));
const words = (text: string) => text.replace(SIZES, '').split(/\s+/);

describe('the recorded bundle sizes', async () => {
  const sizes = await measure();
  const own = sizes.filter(({versions}) => versions.startsWith('@reduxjs/toolkit'));

  it.each([
    ['comparison', sizes],
    ['overview', own],
  ])('of the %s page are those of the installed packages', (page, measured) => {
    const written = recorded(page);
    expect(words(written), fix).toEqual(words(table(measured)));
    // gzip differs by some bytes between processors, so the last digit is free
    const now = figures(table(measured));
    figures(written).forEach((figure, at) =>
      expect(Math.abs(figure - (now[at] ?? NaN)), fix).toBeLessThanOrEqual(0.15),
    );
  });
});
