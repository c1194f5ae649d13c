import {formatWithOptions, inspect} from 'node-inspect-extracted';
import type {Level} from '../protocol';

/** As the recorded outputs on the pages are written. */
const SETTINGS = {depth: null, maxArrayLength: null, breakLength: 72, compact: 5, colors: false} as const;
const STACK_FRAME = /\n\s+at .*?(?= \{$|$)/gm;
const TIMING = /took \d+ms, which is more than the warning threshold/;

let isQuiet = false;

/** Runs something that is none of the sample's doing: what it prints meanwhile is not told. */
export function quietly(run: () => void): void {
  isQuiet = true;
  try {
    run();
  } finally {
    isQuiet = false;
  }
}

/** Tells every line that is printed, as Node would print it. */
export function captureConsole(tell: (level: Level, text: string) => void): void {
  for (const level of ['log', 'info', 'debug', 'warn', 'error'] as const)
    console[level] = (...args: unknown[]) => {
      if (isQuiet) return;
      const text = formatWithOptions(SETTINGS, ...args).replace(STACK_FRAME, '');
      if (!TIMING.test(text)) tell(level, text);
    };
}

/** More than anybody reads; a page that gets it all would be slow. */
const LONGEST = 20_000;

export function show(value: unknown): string {
  const text = inspect(value, SETTINGS);
  const rest = text.length - LONGEST;
  return rest > 0 ? `${text.slice(0, LONGEST)}\n… ${rest} more characters` : text;
}
