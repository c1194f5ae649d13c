import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {ENTRY_POINTS, type LibraryFiles} from '../library/LibraryFiles';

const NAMES = ['redux-toolkit', 'redux-toolkit-react', 'rtk-query', 'rtk-query-react'];
const CODE = /\? _?formatProdErrorMessage\d*\((\d+)[^)]*\) : ([^]*?)\);\n/g;

/** The builds have every error twice: as a number for production, and as its text. Releases before 2.0 have no numbers. */
export function errorCodes({entries}: LibraryFiles): Record<string, string> {
  const builds = ENTRY_POINTS.flatMap((entry, at) => {
    const file = entries[entry] && join(dirname(entries[entry]), `${NAMES[at]}.modern.mjs`);
    return file && existsSync(file) ? [readFileSync(file, 'utf8')] : [];
  });
  const found = builds.flatMap((text) => [...text.matchAll(CODE)]);
  return Object.fromEntries(found.map(([, code, text]) => [code!, literal(text!)]));
}

function literal(expression: string): string {
  return expression
    .replace(/^["`]|["`]$/g, '')
    .replaceAll('\\n', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
