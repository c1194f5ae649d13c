import {expect, test} from 'vitest';
import {markNames, readNames} from './names';

test('names come back from the text they stand in, in their order', () => {
  const text = 'volume: how loud. volume again. create.thing(a, b): how made.';
  const names = ['volume', 'create.thing(a, b)'];
  expect(readNames(markNames(text, names))).toEqual({text, names});
});

test('a name that was cut off is left out, and a foreign mark does no harm', () => {
  expect(readNames(markNames('a \u00A4 b', ['zzz', 'b']))).toEqual({text: 'a  b', names: ['b']});
  expect(readNames(markNames('a', ['']))).toEqual({text: 'a', names: []});
});
