import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {digest} from './DiskCache';

const known = new Map<string, string>();

/**
 * Changes whenever the code of one of these plugins, a setting of the formatter or an installed package does: what a
 * result of those plugins depends on besides its input.
 */
export function codeVersion(siteDir: string, ...plugins: string[]): string {
  const parts = ['shared', ...plugins].map((plugin) => codeOf(join(siteDir, 'plugins', plugin)));
  const settings = ['package-lock.json', '.prettierrc'].map((file) => readIfAny(join(siteDir, file)));
  return digest(parts, settings);
}

/** What runs while building; styles, the browser's part and tests change no result. */
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
