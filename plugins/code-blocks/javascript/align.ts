/** A word or a single mark, with its place in the text. */
export interface Piece {
  text: string;
  start: number;
}

export function pieces(text: string): Piece[] {
  return Array.from(text.matchAll(/[\w$]+|[^\s\w$]/g), (found) => ({text: found[0], start: found.index}));
}

/**
 * Pairs the pieces of two texts that differ by formatting only (the shortest edit script, after Myers).
 * Returns for each piece of `after` the index of its twin in `before`, or -1 for one that formatting added.
 */
export function align(before: Piece[], after: Piece[]): number[] {
  const trails: Map<number, number>[] = [];
  let furthest = new Map<number, number>([[1, 0]]);
  const goesDown = (reach: Map<number, number>, d: number, k: number) =>
    k === -d || (k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));

  search: for (let d = 0; ; d++) {
    trails.push(furthest);
    furthest = new Map(furthest);
    for (let k = -d; k <= d; k += 2) {
      let x = goesDown(furthest, d, k) ? (furthest.get(k + 1) ?? 0) : (furthest.get(k - 1) ?? 0) + 1;
      while (x < before.length && x - k < after.length && before[x]!.text === after[x - k]?.text) x++;
      furthest.set(k, x);
      if (x >= before.length && x - k >= after.length) break search;
    }
  }

  const twins = new Array<number>(after.length).fill(-1);
  let [x, y] = [before.length, after.length];
  for (let d = trails.length - 1; d >= 0; d--) {
    const reach = trails[d]!;
    const k = x - y;
    const previous = goesDown(reach, d, k) ? k + 1 : k - 1;
    const from = d === 0 ? 0 : (reach.get(previous) ?? 0);
    while (x > from && y > from - previous && x > 0 && y > 0 && before[x - 1]!.text === after[y - 1]!.text)
      twins[--y] = --x;
    if (d > 0) [x, y] = [from, from - previous];
  }
  return twins;
}
