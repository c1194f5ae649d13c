/** A stretch of a sample that a page shows. */
export interface Block {
  /** `file.ts#region`, or `file.ts` for the whole file. */
  key: string;
  file: string;
  /** Its lines in the file, from 1. */
  lines: number[];
  text: string;
}

/** What happened to the samples on one release. */
export interface Trial {
  version: string;
  /** What the compiler refused. `missing`: the name that the library does not export. */
  errors: {file: string; line: number; missing?: string}[];
  /** Files that a failing test is about. */
  failed: string[];
}

/** Block -> the oldest minor release from which on it holds; blocks that hold on all of them are left out. */
export function oldest(
  blocks: readonly Block[],
  trials: readonly Trial[],
  installed: string,
): Record<string, string> {
  const found: [string, string][] = [];
  for (const block of blocks) {
    const lastFailure = trials.findLastIndex((trial) => !holds(block, trial));
    if (lastFailure < 0) continue;
    found.push([block.key, minor(trials[lastFailure + 1]?.version ?? installed)]);
  }
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A name that cannot be imported breaks the lines that use it, although the compiler only complains of the import. */
function holds({file, lines, text}: Block, {errors, failed}: Trial): boolean {
  if (failed.includes(file)) return false;
  const own = errors.filter((error) => error.file === file);
  return !own.some(
    ({line, missing}) => lines.includes(line) || (missing && new RegExp(`\\b${missing}\\b`).test(text)),
  );
}

const minor = (version: string) => version.split('.').slice(0, 2).join('.');

/**
 * Reads what the compiler printed: `samples/a/b.ts(3,10): error TS2305: Module … has no exported member 'x'.` An unused
 * `@ts-expect-error` (TS2578) is left out: older types are laxer, and code that shows a mistake still shows it.
 */
export function compilerErrors(output: string): Trial['errors'] {
  const errors = output.matchAll(/^samples\/(.+?)\((\d+),\d+\): error TS(?!2578)\d+: (.*)$/gm);
  return Array.from(errors, ([, file, line, message]) => {
    const missing = /has no exported member (?:named )?'(\w+)'/.exec(message!)?.[1];
    return {file: file!, line: Number(line), ...(missing && {missing})};
  });
}
