import {statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {docRoutes} from '../routes';
import {attributesOf, build} from './builtPages';

/** In bytes, compressed with brotli. What any one page may weigh, scripts and styles included: tests/e2e/weight.ts. */
const MEDIAN = 18_000;

/** What a page may load before somebody is there. What React adds then: tests/e2e/asleep-loading.spec.ts. */
const ASLEEP = 20_000;

test.each(['/', ...docRoutes])('%s names few scripts, and none of React', (route) => {
  const scripts = attributesOf(route, 'script[src]', 'src').map((path) => path!);
  const preloads = attributesOf(route, 'link[as="script"], link[rel="modulepreload"]', 'href');
  expect(scripts.length).toBeGreaterThan(0);
  expect([...scripts, ...preloads].filter((path) => /\/(?:react|app)\./.test(path!))).toEqual([]);
  const weight = scripts.reduce((sum, path) => sum + statSync(join(build, `${path}.br`)).size, 0);
  expect(weight).toBeLessThanOrEqual(ASLEEP);
});

test('half of the docs pages are light', () => {
  const sizes = docRoutes.map((route) => statSync(join(build, `${route}.html.br`)).size);
  const median = sizes.toSorted((a, b) => a - b)[sizes.length >> 1];
  expect(median).toBeLessThanOrEqual(MEDIAN);
});
