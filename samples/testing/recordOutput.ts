import {expect, vi} from 'vitest';
import {captureConsole, type Line} from './captureConsole';

/**
 * Runs a sample and compares what it prints with a file beside the test, which a page shows.
 * `npx vitest run <test> -u` writes the file; without `-u` a missing or different file fails.
 *
 * ```ts
 * await recordOutput('./shelf.output.txt', () => import('./shelf'));
 * ```
 */
export async function recordOutput(
  file: `./${string}.output.txt`,
  run: () => unknown,
): Promise<void> {
  const printed = captureConsole();
  // A module prints while it is evaluated: an earlier import in the same test would leave nothing to record.
  vi.resetModules();
  await run();
  if (printed.lines.length === 0)
    throw new Error(`The run recorded in ${file} printed nothing.`);
  await record(file, printed.lines.map(show).join('\n'));
}

/** Compares any text a test produced with a file beside it: rows of a table, JSON, a request. */
export async function record(
  file: `./${string}.output.${string}`,
  text: string,
): Promise<void> {
  try {
    await expect(`${text.trimEnd()}\n`).toMatchFileSnapshot(file);
  } catch (error) {
    const mend = `${file} does not hold what this test produced: write it with \`npx vitest run -u\` and read the change.`;
    if (error instanceof Error) error.message = `${mend} ${error.message}`;
    throw error;
  }
}

/** A browser marks warnings and errors by colour; plain text marks them by a word. */
function show({level, text}: Line): string {
  return level === 'warn' || level === 'error'
    ? `[${level}] ${text}`
    : text;
}
