import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {digest} from '../../shared/DiskCache';
import type {Kit} from './types';

const known = new Map<string, {name: string; text: string}>();

/** What all projects share: the helpers of the tests, the files that start a project, and exact versions. */
export function kitOf(siteDir: string): {name: string; text: string} {
  const kit = known.get(siteDir) ?? named(JSON.stringify(readKit(siteDir)));
  known.set(siteDir, kit);
  return kit;
}

const named = (text: string) => ({name: `kit.${digest(text).slice(0, 12)}`, text});

function readKit(siteDir: string): Kit {
  return {
    files: {
      ...textsIn(join(siteDir, 'samples/testing'), 'testing/'),
      ...textsIn(join(siteDir, 'plugins/runner/template'), ''),
      'public/mockServiceWorker.js': readFileSync(
        join(siteDir, 'node_modules/msw/lib/mockServiceWorker.js'),
        'utf8',
      ),
    },
    versions: versionsOf(siteDir),
  };
}

function textsIn(folder: string, prefix: string): Record<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      prefix + file.slice(folder.length + 1).replaceAll('\\', '/'),
      readFileSync(file, 'utf8'),
    ]),
  );
}

/** Of every package of the site, as it is installed: package.json names exact versions. */
function versionsOf(siteDir: string): Record<string, string> {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(join(siteDir, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  return Object.fromEntries(
    Object.entries({...dependencies, ...devDependencies})
      .filter(([, version]) => /^\d/.test(version))
      .sort(),
  );
}
