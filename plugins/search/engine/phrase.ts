/** Two adjacent words say little: most pairs are on many pages. */
export const SHORTEST_PHRASE = 3;

/** The pairs of adjacent words in a text. */
export function pairsOf(words: string[]): Set<string> {
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}

/**
 * How much of a heading or message a query repeats word for word, from 0 to 1. A pasted message has values where the
 * page has `{name}`, may be cut off, or comes with a stack trace, so pairs of adjacent words are compared, and the better
 * of "most of the query is here" and "most of the message is in the query" counts. In a long text only the first does.
 */
export function phraseShare(
  query: Set<string>,
  text: Set<string>,
  of: 'query' | 'either' = 'either',
): number {
  const fewest = SHORTEST_PHRASE - 1;
  if (query.size < fewest || text.size < fewest) return 0;
  let shared = 0;
  for (const pair of query) if (text.has(pair)) shared += 1;
  if (shared < fewest) return 0;
  const ofQuery = shared / query.size;
  return of === 'query' ? ofQuery : Math.max(ofQuery, shared / text.size);
}
