import {expect, test} from 'vitest';
import {MARK_END, MARK_START} from '../../engine/marks';
import {parseRecent, remember, type Recent} from './recent';

const entry = (url: string) => ({url, page: 'Page', heading: url, snippet: 'text'});
const recent = (url: string, isFavorite = false): Recent => ({url, page: 'Page', heading: url, isFavorite});
const addresses = (list: Recent[]) => list.map(({url}) => url);

test('the newest comes first, each once', () => {
  const list = remember(remember(remember([], entry('/a')), entry('/b')), entry('/a'));
  expect(addresses(list)).toEqual(['/a', '/b']);
});

test('the oldest is forgotten, a favorite never', () => {
  let list = [recent('/kept', true)];
  for (const name of 'abcdefgh') list = remember(list, entry(`/${name}`));
  expect(addresses(list)).toEqual(['/h', '/g', '/f', '/e', '/d', '/c', '/b', '/kept']);
});

test('a favorite that is visited again stays one', () => {
  expect(remember([recent('/a', true)], entry('/a'))).toEqual([recent('/a', true)]);
});

test('marks of the match are not kept', () => {
  const [first] = remember([], {...entry('/a'), heading: `${MARK_START}create${MARK_END}Slice`});
  expect(first?.heading).toBe('createSlice');
});

test.each([
  null,
  'no JSON',
  '{}',
  '[null, 1, {"url": "/a"}]',
  JSON.stringify([
    recent('javascript:alert(1)'),
    recent('//elsewhere.example/a'),
    recent('https://a.example'),
  ]),
])('%s in the storage is nothing', (stored) => {
  expect(parseRecent(stored, '/')).toEqual([]);
});

test('only addresses below the base URL are taken', () => {
  const stored = JSON.stringify([recent('/toolkit/a'), recent('/b')]);
  expect(addresses(parseRecent(stored, '/toolkit/'))).toEqual(['/toolkit/a']);
});
