import {expect, test} from 'vitest';
import {mostRead} from '../../plugins/search/mostRead';
import {queries} from '../../plugins/search/relevance/queries';
import {docRoutes} from '../routes';

const askedFor = (route: string) => queries.filter(({first}) => first.includes(route)).length;

test('there are at least 250 queries, and none is there twice', () => {
  expect(queries.length).toBeGreaterThanOrEqual(250);
  const texts = queries.map(({query}) => query);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('every page is asked for three times, and every page of the RTK Query reference five times', () => {
  const tooFew = docRoutes.filter((route) => askedFor(route) < (route.startsWith('/rtk-query/api/') ? 5 : 3));
  expect(tooFew).toEqual([]);
});

test('every expected page is a page', () => {
  const unknown = queries.flatMap(({topThree}) => topThree).filter((path) => !docRoutes.includes(path));
  expect(unknown).toEqual([]);
});

test('every page offered as most-read is a page', () => {
  expect(mostRead.map(({url}) => url).filter((url) => !docRoutes.includes(url))).toEqual([]);
});
