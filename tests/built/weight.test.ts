import {statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {docRoutes} from '../routes';
import {build} from './builtPages';

/** In bytes, compressed with brotli. What any one page may weigh, scripts and styles included: tests/e2e/weight.ts. */
const MEDIAN = 18_000;

test('half of the docs pages are light', () => {
  const sizes = docRoutes.map((route) => statSync(join(build, `${route}.html.br`)).size);
  const median = sizes.toSorted((a, b) => a - b)[sizes.length >> 1];
  expect(median).toBeLessThanOrEqual(MEDIAN);
});
