import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {installedLibrary} from '../../plugins/api-reference/library/LibraryFiles';
import {documentedTypes} from '../../plugins/api-reference/upgrade/documentedTypes';
import {LATER_NAMED} from '../../plugins/api-reference/upgrade/laterNamed';
import {readRelease, type Reading} from '../../plugins/api-reference/upgrade/readRelease';
import {sinceData} from '../../plugins/api-reference/upgrade/sinceData';
import {writeData} from './dataFile.mjs';

/** Run by `npm run since` with the folders of all installed releases, from the oldest to the newest. */
const siteDir = process.cwd();
const types = documentedTypes(siteDir);
const code = ['library', 'upgrade'].flatMap((folder) => {
  const path = join(siteDir, 'plugins/api-reference', folder);
  return readdirSync(path).map((name) => readFileSync(join(path, name), 'utf8'));
});
const key = createHash('sha256')
  .update(JSON.stringify([types, code]))
  .digest('hex');

/** A release is read once, until what is asked of it changes. */
function readingOf(folder: string): Reading {
  const file = join(folder, 'reading.json');
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as {key: string; reading: Reading})
    : undefined;
  if (known?.key === key) return known.reading;
  const reading = readRelease(installedLibrary(folder), types);
  writeFileSync(file, JSON.stringify({key, reading}));
  console.log(`${reading.version}: ${Object.keys(reading.exports).length} exports`);
  return reading;
}

const readings = process.argv.slice(2).map(readingOf);
const {version} = readings.at(-1)!;
const undated = Object.keys(LATER_NAMED).filter((type) => !(type in readings.at(-1)!.members));
if (undated.length)
  throw new Error(
    `plugins/api-reference/upgrade/laterNamed.ts: no page describes ${undated.join(', ')} of ${version}: remove it.`,
  );
writeData({read: readings.map((reading) => reading.version), ...sinceData(readings, LATER_NAMED)});
