import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createEngine} from '../../plugins/search/engine/createEngine';
import {unpackIndex} from '../../plugins/search/engine/indexFile';
import {judge, ratesOf, report} from '../../plugins/search/relevance/judge';
import {queries} from '../../plugins/search/relevance/queries';
import {build} from './builtPages';

const LEAST = {first: 0.95, topThree: 0.99};

function builtEntries() {
  const folder = join(build, 'search-index');
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
