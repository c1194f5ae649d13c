import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The version of a package this site is built and tested with, as the lock file pins it. */
export function lockedVersion(siteDir: string, name: string): string {
  const {packages} = JSON.parse(readFileSync(join(siteDir, 'package-lock.json'), 'utf8'));
  return packages[`node_modules/${name}`].version;
}
