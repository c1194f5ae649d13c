import {keyOf} from './words';

/** A title is offered as one of a few pages; a word or a question has to be what was meant. */
type By = 'title' | 'word' | 'question';

interface Options<Item> {
  textOf: (item: Item) => string;
  count: number;
  by: By;
}

/** Below this a text shares nothing with the query but common letter pairs. */
const LEAST: Record<By, number> = {title: 0.2, word: 0.5, question: 0.5};

/** The texts that look most like the query, by shared letter pairs, best first: for words that nothing here has. */
export function nearTexts<Item>(
  query: string,
  items: readonly Item[],
  {textOf, count, by}: Options<Item>,
): Item[] {
  const wanted = pairsOf(keyOf(query).slice(0, 100));
  if (wanted.size === 0) return [];
  return items
    .map((item) => ({item, likeness: likeness(wanted, pairsOf(keyOf(textOf(item))))}))
    .filter(({likeness}) => likeness >= LEAST[by])
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({item}) => item);
}

function likeness(wanted: Set<string>, pairs: Set<string>): number {
  let shared = 0;
  for (const pair of wanted) if (pairs.has(pair)) shared += 1;
  return (2 * shared) / (wanted.size + pairs.size);
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({length: Math.max(0, text.length - 1)}, (_, at) => text.slice(at, at + 2)));
}
