import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';

/** Every source file below a folder, parsed, except the library's tests. */
export function sourceFiles(folder: string): ts.SourceFile[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(
      (entry) => entry.isFile() && /\.[mc]?[jt]sx?$/.test(entry.name) && !/\.d\.[mc]?ts$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](tests|__tests__)[\\/]/.test(file.slice(folder.length)))
    .sort()
    .map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
}
