/**
 * How many characters to insert, drop, replace or swap with their neighbor to turn `a` into `b`. Gives up above `most`:
 * then the result is only known to be larger.
 */
export function editDistance(a: string, b: string, most = Infinity): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (isSame ? 0 : 1),
        isSwap ? beforePrevious[column - 2]! + 1 : Infinity,
      );
    }
    if (most < Infinity && Math.min(...current) > most) return most + 1;
    [beforePrevious, previous] = [previous, current];
  }
  return previous[b.length]!;
}
