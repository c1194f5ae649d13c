import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {digest} from './DiskCache';

const known = new Map<string, string>();

/**
 * Changes whenever the code of one of these plugins, a setting of the formatter or an installed package changes: what
 * the results of those plugins depend on besides their input.
 */
export function codeVersion(siteDir: string, ...plugins: string[]): string {
  const parts = ['shared', ...plugins].map((plugin) => codeOf(join(siteDir, 'plugins', plugin)));
  const settings = ['package-lock.json', '.prettierrc'].map((file) => readIfAny(join(siteDir, file)));
  return digest(parts, settings);
}

/** The code that runs while building; styles, scripts for browsers and tests change no result. */
function codeOf(folder: string): string {
  const version =
    known.get(folder) ??
    digest(
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter(
          (path) =>
            /\.([cm]?[jt]sx?|json)$/.test(path) && !/\.test\.|__fixtures__|client|theme[\\/]/.test(path),
        )
        .sort()
        .map((path) => path + readFileSync(join(folder, path), 'utf8')),
    );
  known.set(folder, version);
  return version;
}

function readIfAny(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
