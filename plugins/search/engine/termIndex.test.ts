import {describe, expect, test} from 'vitest';
import {TermIndex} from './termIndex';

const TITLE = 0;
const TEXT = 1;

function indexOf(...entries: [title: string, text: string][]) {
  const index = new TermIndex([1, 0.5]);
  for (const fields of entries) index.add(fields.map((text) => text.split(' ').filter(Boolean)));
  const find = (term: string) => {
    const found: {entry: number; field: number; frequency: number}[] = [];
    index.find(term, (entry, field, frequency) => found.push({entry, field, frequency}));
    return found;
  };
  return {index, find};
}

describe('TermIndex', () => {
  const {index, find} = indexOf(
    ['kettle', 'a kettle boils and a kettle whistles'],
    ['stove', 'a stove heats a kettle or a pan or a pot for as long as it is on'],
    ['tea', 'needs water that boils'],
  );

  test('tells every field of every entry that has the term', () => {
    expect(find('kettle').map(({entry, field}) => [entry, field])).toEqual([
      [0, TITLE],
      [0, TEXT],
      [1, TEXT],
    ]);
    expect(find('samovar')).toEqual([]);
  });

  test('a term says more in a field that counts more, more often, and in a shorter text', () => {
    const [title, repeated, once] = find('kettle').map(({frequency}) => frequency);
    expect(title).toBeGreaterThan(repeated!);
    expect(repeated).toBeGreaterThan(once!);
    const [longer, shorter] = indexOf(['', 'tea or milk'], ['', 'tea'])
      .find('tea')
      .map(({frequency}) => frequency);
    expect(shorter).toBeGreaterThan(longer!);
  });

  test('a rare term says more than a common one', () => {
    const frequencyIn = (term: string) => find(term).find(({entry}) => entry === 1)!.frequency;
    expect(frequencyIn('pan')).toBeGreaterThan(frequencyIn('kettle'));
  });

  test('counts the fields that have a term, not how often they have it', () => {
    const counts = new Map(index.counts());
    expect(counts.get('kettle')).toBe(3);
    expect(counts.get('boils')).toBe(2);
  });
});
