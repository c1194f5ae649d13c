import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import ts from 'typescript';

/** For the tests of this folder: what is installed of Docusaurus, resolved as its own packages resolve it. */
const fromSite = createRequire(join(process.cwd(), 'package.json'));
const fromCore = createRequire(fromSite.resolve('@docusaurus/core/package.json'));

export const requireInstalled = (name: string) => fromCore(name);

/** Not resolved as a module: the exports of most packages do not include `package.json`. */
export function folderOf(name: string): string {
  const folders = (fromCore.resolve.paths(name) ?? []).map((folder) => join(folder, name));
  const found = folders.find((folder) => existsSync(folder));
  if (!found) throw new Error(`${name} is not installed.`);
  return found;
}

export function readInstalled(name: string, file: string): string {
  return readFileSync(join(folderOf(name), file), 'utf8');
}

/** The text of all scripts below a folder of a package, by path. */
export function scriptsOf(name: string, folder: string): Map<string, string> {
  const root = join(folderOf(name), folder);
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js'));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Runs a module of Docusaurus's client, which is written for the bundler: JSX, and imports of generated files. */
export function runClientModule(
  file: string,
  imports: Record<string, unknown>,
): Record<string, (...args: never[]) => unknown> & {default: never} {
  const source = readInstalled('@docusaurus/core', `lib/client/${file}`);
  const {outputText} = ts.transpileModule(source, {
    compilerOptions: {
      jsx: ts.JsxEmit.React,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const load = (name: string) => (name in imports ? imports[name] : fromCore(name));
  const module = {exports: {}};
  new Function('require', 'module', 'exports', outputText)(load, module, module.exports);
  return module.exports as never;
}
