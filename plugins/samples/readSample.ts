import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {editDistance} from '../shared/editDistance';
import {SampleError} from './SampleError';

/** Files that `samples/` holds for its tests and its compiler, and that no page shows. */
const NOT_SHOWN = /(^|\/)(testing\/.*|tsconfig\.json|.*\.test\.tsx?)$/;

/** The text of a file below `samples/`; the error for a wrong path suggests the closest right one. */
export function readSample(samplesDir: string, file: string): string {
  const path = join(samplesDir, file);
  if (posix.normalize(file) !== file || file.startsWith('.') || file.startsWith('/'))
    throw new SampleError(
      `sample=${file} must be a plain path below samples/, such as api/createSlice/shelf.ts.`,
    );
  if (existsSync(path) && statSync(path).isFile()) return readFileSync(path, 'utf8');
  const near = nearest(file, listSamples(samplesDir));
  throw new SampleError(
    `samples/${file} does not exist. ` + (near ? `Did you mean ${near}?` : 'Write it, and a test beside it.'),
  );
}

/** Every file a page could show, as paths below `samples/` with forward slashes, sorted. */
export function listSamples(samplesDir: string): string[] {
  return listFiles(samplesDir).filter((file) => !NOT_SHOWN.test(file));
}

/** Every file below a folder, sorted, with forward slashes. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

function nearest(wanted: string, names: string[]): string | undefined {
  const scored = names.map((name) => ({name, distance: editDistance(wanted, name)}));
  const best = scored.sort((a, b) => a.distance - b.distance)[0];
  const sameFile = names.find((name) => posix.basename(name) === posix.basename(wanted));
  if (best && best.distance <= Math.max(2, wanted.length / 4)) return best.name;
  return sameFile;
}
