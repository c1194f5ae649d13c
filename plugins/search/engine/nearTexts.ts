import {keyOf} from './words';

/** Titles and words are compared whole; a question is longer than what is typed, so only the query's share counts. */
type By = 'title' | 'word' | 'query';

interface Options<Item> {
  textOf: (item: Item) => string;
  count: number;
  by: By;
}

/** Below this a text shares nothing with the query but common letter pairs. */
const LEAST: Record<By, number> = {title: 0.2, word: 0.5, query: 0.7};
/** So few letter pairs are in any long text. */
const FEWEST_PAIRS = 6;

/** The texts that look most like the query, by shared letter pairs, best first: for words that nothing here has. */
export function nearTexts<Item>(
  query: string,
  items: readonly Item[],
  {textOf, count, by}: Options<Item>,
): Item[] {
  const wanted = pairsOf(keyOf(query).slice(0, 100));
  if (wanted.size === 0 || (by === 'query' && wanted.size < FEWEST_PAIRS)) return [];
  return items
    .map((item) => ({item, likeness: likeness(wanted, pairsOf(keyOf(textOf(item))), by)}))
    .filter(({likeness}) => likeness >= LEAST[by])
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({item}) => item);
}

function likeness(wanted: Set<string>, pairs: Set<string>, by: By): number {
  let shared = 0;
  for (const pair of wanted) if (pairs.has(pair)) shared += 1;
  return by === 'query' ? shared / wanted.size : (2 * shared) / (wanted.size + pairs.size);
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2)));
}
