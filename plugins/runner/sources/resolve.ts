const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '/index.ts', '/index.tsx'];

/** The file that a relative specifier means, if it exists. Runs in the browser, too. */
export function resolve(
  from: string,
  specifier: string,
  exists: (path: string) => boolean,
): string | undefined {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return ENDINGS.map((end) => parts.join('/') + end).find(exists);
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(['"])([^'"\n]+)\1/gm;
const COMMENT = /^\s*(?:\*|\/\/|\/\*)/;

/** The specifiers that a source names, types and dynamic imports included; a comment may name others. */
export function specifiersOf(source: string): string[] {
  const lineOf = (index: number) => source.slice(source.lastIndexOf('\n', index - 1) + 1, index);
  return Array.from(source.matchAll(IMPORT)).flatMap(([, , specifier], at, all) =>
    COMMENT.test(lineOf(all[at]!.index)) ? [] : [specifier!],
  );
}
