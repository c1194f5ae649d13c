/** Test of a file -> the samples whose output it records: `recordOutput('./shelf.output.txt', () => import('./shelf'))`. */
export function recordedSamples(source: string): Map<string, string[]> {
  const starts = [...source.matchAll(/^[ ]*(?:test|it)(?:\.each\([^]*?\))?\(\s*(['"`])(.*?)\1/gm)];
  return new Map(
    starts.map(({index, 2: name}, at) => {
      const block = source.slice(index, starts[at + 1]?.index);
      const paths = Array.from(
        block.matchAll(/recordOutput\([^;]*?import\(\s*['"](\.[^'"]+)['"]\s*\)/g),
        ([, path]) => path!,
      );
      return [name!, paths];
    }),
  );
}
