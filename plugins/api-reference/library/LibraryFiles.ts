import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Which files of an installed library the reference is read from. */
export interface LibraryFiles {
  /** Entry point, as an import names it -> its declaration file. Searched in this order. */
  entries: Record<string, string>;
  /** Package -> folder with the sources that hold its messages and defaults. */
  sources: Record<string, string>;
  /** Package -> installed version. */
  versions: Record<string, string>;
  /** Folder with our own wordings of its signatures and types. */
  readable?: string;
}

/** The entry points whose every export has a home on this site. */
export const ENTRY_POINTS = [
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/react',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
] as const;

/** Packages whose exports or messages reach readers through the library: pages may name them with `from`. */
const NEIGHBORS = ['redux', 'immer', 'reselect', 'redux-thunk', 'react-redux'];

/**
 * Finds the library as an import from `root` would, so that a scratch installation can replace ours. `toolkit` is its
 * own folder, if it is installed under another name.
 */
export function installedLibrary(
  root: string,
  toolkit = packageFolder(root, '@reduxjs/toolkit'),
): LibraryFiles {
  const files: LibraryFiles = {
    entries: {},
    sources: {},
    versions: {},
    readable: join(__dirname, '../readable'),
  };
  for (const name of ['@reduxjs/toolkit', ...NEIGHBORS]) {
    const folder = name === '@reduxjs/toolkit' ? toolkit : packageFolder(root, name);
    const {version, exports} = manifest(folder)!;
    files.versions[name] = version;
    files.sources[name] = join(folder, existsSync(join(folder, 'src')) ? 'src' : 'dist');
    const entries = name === '@reduxjs/toolkit' ? ENTRY_POINTS : [name];
    for (const entry of entries) {
      const path = `.${entry.slice(name.length)}`;
      const types = exports ? typesOf(exports[path] ?? '') : typesOfFolder(folder, path);
      if (types) files.entries[entry] = join(folder, types);
    }
  }
  return files;
}

function packageFolder(root: string, name: string): string {
  for (let folder = root; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (dirname(folder) === folder) throw new Error(`${name} is not installed for ${root}: run npm ci.`);
  }
}

interface Manifest {
  version: string;
  types?: string;
  typings?: string;
  exports?: Record<string, Exports>;
}

function manifest(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** Before `exports`, an entry point was a folder with a package.json of its own; old releases lack some of them. */
function typesOfFolder(folder: string, path: string): string | undefined {
  const {types, typings = types} = manifest(join(folder, path)) ?? {};
  return typings && join(path, typings);
}

type Exports = string | {[condition: string]: Exports};

/** The declaration file an ES module import gets; the conditions nest differently from package to package. */
function typesOf(exports: Exports): string | undefined {
  if (typeof exports === 'string') return /\.d\.[mc]?ts$/.test(exports) ? exports : undefined;
  for (const condition of ['import', 'types', 'default'])
    if (exports[condition]) {
      const found = typesOf(exports[condition]);
      if (found) return found;
    }
  return undefined;
}
