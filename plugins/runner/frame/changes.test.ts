import {expect, test} from 'vitest';
import {changesOf} from './changes';

const changes = (before: unknown, after: unknown) => changesOf(before, after, JSON.stringify);

test('names the places that differ, as deep as they are', () => {
  const kept = {beans: 1};
  expect(changes({a: {b: [1, 2]}, kept}, {a: {b: [1, 3]}, kept})).toEqual([
    {path: 'a.b.1', before: '2', after: '3'},
  ]);
});

test('what came has nothing before, what went has nothing after', () => {
  expect(changes({old: 1}, {now: {deep: true}})).toEqual([
    {path: 'old', before: '1'},
    {path: 'now', after: '{"deep":true}'},
  ]);
});

test('a list that became an object, and values that are no plain data, are replaced as a whole', () => {
  expect(changes({a: [1]}, {a: {0: 1}})).toEqual([{path: 'a', before: '[1]', after: '{"0":1}'}]);
  const date = new Date(0);
  expect(changes({at: date}, {at: new Date(1)})).toHaveLength(1);
  expect(changes({at: date}, {at: date})).toEqual([]);
});

test('a state that is no object has no path', () => {
  expect(changes(1, 2)).toEqual([{path: '', before: '1', after: '2'}]);
});
