import {posix} from 'node:path';
import ts from 'typescript';

/** A folder of samples in memory: paths below `samples/` to texts. */
export type Files = ReadonlyMap<string, string>;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const CODE = /\.[jt]sx?$/;

/** The specifiers a file imports, types and dynamic imports included. */
export function importsOf(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({fileName}) => fileName);
}

export function isRelative(specifier: string): boolean {
  return /^\.{0,2}\//.test(specifier) || specifier === '.' || specifier === '..';
}

/** The package a bare specifier belongs to: `@reduxjs/toolkit/query` is of `@reduxjs/toolkit`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The file a relative specifier means, if it exists. */
export function resolveImport(from: string, specifier: string, files: Files): string | undefined {
  const base = posix.join(posix.dirname(from), specifier);
  const written = base.replace(/\.js(x?)$/, '.ts$1');
  return [base, written].flatMap((path) => ENDINGS.map((end) => path + end)).find((path) => files.has(path));
}

/** The given files and everything they import from `samples/`, directly or not. */
export function reach(entries: Iterable<string>, files: Files): Set<string> {
  const reached = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file) || !files.has(file)) continue;
    reached.add(file);
    if (!CODE.test(file)) continue;
    for (const specifier of importsOf(files.get(file)!).filter(isRelative)) {
      const target = resolveImport(file, specifier, files);
      if (target) queue.push(target);
    }
  }
  return reached;
}
