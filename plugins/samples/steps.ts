import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {diffLines} from 'diff';
import type {StepChange} from '../shared/SampleOrigin';
import {SampleError} from './SampleError';

/** `tutorials/quick-start/step-3/src/store.ts` */
const STEP = /^(.+\/step-)(\d+)\/(.+)$/;
/** Tutorials that go on with the project of another. */
export const CONTINUED: Record<string, string> = {
  'tutorials/typescript/step-0': 'tutorials/quick-start/step-5',
};
/** What Vite's template has: the first step that shows it replaces it. */
const STARTER = /^src\/(?:App\.tsx|main\.tsx|index\.css)$/;

/**
 * The folders `step-1`, `step-2`, … of a tutorial mirror its reader's project. A whole file of one is shown by its path
 * there, with the lines that this step changed.
 */
export function readStep(samplesDir: string, file: string): {path: string; change: StepChange} | undefined {
  const [, folder, step, path] = STEP.exec(file) ?? [];
  if (!path) return undefined;
  const last = `${folder}${Number(step) - 1}`;
  const before = join(samplesDir, CONTINUED[last] ?? last, path);
  if (!existsSync(before)) return {path, change: {kind: STARTER.test(path) ? 'replaced' : 'new', added: []}};
  const change = compare(readFileSync(before, 'utf8'), readFileSync(join(samplesDir, file), 'utf8'));
  if (!change.added.length && !change.cut?.length)
    throw new SampleError(`samples/${file} is as in the step before: do not show it again.`);
  return {path, change};
}

/** Lines are counted from 1, in the new text. */
function compare(before: string, now: string): StepChange {
  const added: number[] = [];
  const cut: number[] = [];
  let line = 1;
  let isAfterRemoval = false;
  for (const {count = 0, added: isNew, removed: isGone} of diffLines(before, now)) {
    if (isAfterRemoval && !isNew) cut.push(line);
    isAfterRemoval = isGone;
    if (isGone) continue;
    if (isNew) for (let at = 0; at < count; at++) added.push(line + at);
    line += count;
  }
  return {kind: 'changed', added, ...(cut.length > 0 && {cut})};
}
