import type {Place} from '../protocol';

/** Chromium writes `at run (file.ts:1:2)`, Firefox and Safari `run@file.ts:1:2`. */
const STACK_LINE = /(?:at |\(|@)([^\s()@]+):(\d+):\d+\)?$/gm;

/** Where in the sample's own files an error was thrown. */
export function placeOf(error: unknown, modules: Record<string, unknown>): Place | undefined {
  const {place, stack} = (error ?? {}) as {place?: Place; stack?: unknown};
  if (place) return place;
  for (const [, file = '', line] of String(stack).matchAll(STACK_LINE))
    if (Object.hasOwn(modules, file)) return {file, line: Number(line)};
  return undefined;
}
