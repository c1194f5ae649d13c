import {describe, expect, test} from 'vitest';
import {Vocabulary} from './vocabulary';

describe('Vocabulary', () => {
  const counts: [string, number][] = [
    ['slice', 2],
    ['store', 1],
    ['createslice', 1],
    ['createselector', 1],
    ['api', 1],
    ['create', 1],
  ];
  const vocabulary = new Vocabulary(counts, ['createSlice', 'createSelector', 'createslice', 'store'], 2);

  test('completes what is being typed, shortest first', () => {
    expect(vocabulary.completionsOf('create', 5)).toEqual(['createslice', 'createselector']);
    expect(vocabulary.completionsOf('x', 5)).toEqual([]);
  });

  test('corrects words of four letters and more, and two errors only in long ones', () => {
    expect(vocabulary.correctionsOf('slce', 5)).toEqual([{term: 'slice', errors: 1}]);
    expect(vocabulary.correctionsOf('apo', 5)).toEqual([]);
    expect(vocabulary.correctionsOf('slxxe', 5)).toEqual([]);
    expect(vocabulary.correctionsOf('craeteslce', 5)).toEqual([{term: 'createslice', errors: 2}]);
  });

  test('a word of one place weighs more than one of all places', () => {
    expect(vocabulary.rarity('store')).toBeGreaterThan(vocabulary.rarity('slice'));
  });

  test('a name is spelled with its capitals', () => {
    expect(vocabulary.spellings()).toEqual(['createSlice', 'createSelector', 'store']);
  });

  test('a name is found by the beginnings of its parts', () => {
    expect(vocabulary.namesWithParts(['cr', 'sel'])).toEqual(['createselector']);
    expect(vocabulary.namesWithParts(['cr'])).toEqual([]);
    expect(vocabulary.namesWithParts([])).toEqual([]);
  });
});
