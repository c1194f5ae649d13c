import {posix} from 'node:path';
import {reach} from '../../../plugins/samples/imports';
import {filesBelow, read} from '../files';

/** A sample that prints something when it is run, and what it prints. */
export interface Program {
  /** Below `samples/`. */
  file: string;
  output: string;
  /** The program and everything of `samples/` it imports. */
  files: string[];
  /** Whether it sends requests. */
  requests: boolean;
}

const RECORDED = /recordOutput\(\s*'(\.\/[^']+\.output\.txt)',\s*\(\) => import\('(\.\/[^']+)'\)/g;
const REQUEST = /\bfetchBaseQuery\(|\bfetch\(/;

/** The programs whose tests do nothing but run them: what a reader can do too. */
export function recordedPrograms(): Program[] {
  const samples = new Map(filesBelow('samples').map((file) => [file.slice('samples/'.length), read(file)]));
  return [...samples].flatMap(([test, text]) =>
    // The helpers' own tests quote such calls.
    /\.test\.ts$/.test(test) && !test.startsWith('testing/')
      ? [...text.matchAll(RECORDED)].map(([, output = '', program = '']) => {
          const file = `${posix.join(posix.dirname(test), program)}.ts`;
          const files = [...reach([file], samples)];
          return {
            file,
            output: samples.get(posix.join(posix.dirname(test), output)) ?? '',
            files,
            requests: files.some((name) => REQUEST.test(samples.get(name)!)),
          };
        })
      : [],
  );
}
