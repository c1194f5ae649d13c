import {posix} from 'node:path';

/** A folder of samples in memory: paths below `samples/` to texts. */
export type Files = ReadonlyMap<string, string>;

/** A sample whose test does nothing but run it, wait, and record what it prints. */
export interface Program {
  file: string;
  output: string;
}

const RECORDED =
  /recordOutput\(\s*'(\.\/[^']+\.output\.txt)',\s*(?:\(\) =>|async \(\) => \{\s*await)\s+import\('(\.\/[^']+)'\)/g;

export function recordedPrograms(files: Files): Program[] {
  return [...files].flatMap(([test, text]) =>
    // The helpers' own tests quote such calls.
    /\.test\.tsx?$/.test(test) && !test.startsWith('testing/')
      ? Array.from(text.matchAll(RECORDED), ([, output = '', program = '']) => ({
          file: `${posix.join(posix.dirname(test), program)}.ts`,
          output: posix.join(posix.dirname(test), output),
        }))
      : [],
  );
}
