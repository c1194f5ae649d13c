const SHORTEST = 3;

/**
 * How much of a heading or message a query repeats word for word, from 0 to 1. A pasted message has values where the
 * page has `{name}`, may be cut off, or comes with a stack trace, so pairs of neighbours are compared, and the better
 * of "most of the query is here" and "most of the message is in the query" counts.
 */
export function phraseShare(query: string[], heading: string[]): number {
  if (query.length < SHORTEST || heading.length < SHORTEST) return 0;
  const pairs = new Set(pairsOf(heading));
  const asked = new Set(pairsOf(query));
  let shared = 0;
  for (const pair of asked) if (pairs.has(pair)) shared += 1;
  if (shared < SHORTEST - 1) return 0;
  return Math.max(shared / asked.size, shared / pairs.size);
}

function pairsOf(words: string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}
