export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Returns a function from an offset to its line (from 0) and column. */
export function placeFinder(text: string): (offset: number) => {line: number; column: number} {
  const starts = lineStarts(text);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return {line: low, column: offset - starts[low]!};
  };
}
