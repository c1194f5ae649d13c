import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import {createEngine, judge, queries, ratesOf, report, unpackIndex} from './searchPlugin';

const LEAST = {first: 0.95, topThree: 0.99};

const folder = join(import.meta.dirname, '..', '..', 'build', 'search-index');

function builtEntries() {
  const {index} = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {index: string};
  return unpackIndex(JSON.parse(readFileSync(join(folder, index), 'utf8')));
}

test('the right page is first', () => {
  const engine = createEngine(builtEntries());
  const judged = judge(queries, (query) => engine.search(query).pages.map(({page}) => page.path));

  console.log(report(judged));
  const all = ratesOf(judged).find(({kind}) => kind === 'all');
  expect(all?.first).toBeGreaterThanOrEqual(LEAST.first);
  expect(all?.topThree).toBeGreaterThanOrEqual(LEAST.topThree);
});
