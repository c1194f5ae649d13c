import {expect, test} from 'vitest';
import {judge, ratesOf, report} from '../../plugins/search/relevance/judge';
import {queries} from '../../plugins/search/relevance/queries';
import {builtEngine} from './builtEngine';

const LEAST = {first: 0.95, topThree: 0.99};

test('the right page is first', () => {
  const engine = builtEngine();
  const judged = judge(queries, (query) => engine.search(query).pages.map(({page}) => page.path));

  console.log(report(judged));
  const all = ratesOf(judged).find(({kind}) => kind === 'all');
  expect(all?.first).toBeGreaterThanOrEqual(LEAST.first);
  expect(all?.topThree).toBeGreaterThanOrEqual(LEAST.topThree);
});
