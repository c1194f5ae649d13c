// Only the helpers run in Node: samples are compiled for the browser, see tsconfig.reader.json.
/// <reference types="node" />
import {formatWithOptions} from 'node:util';
import {vi} from 'vitest';

export type Level = 'log' | 'info' | 'debug' | 'warn' | 'error';

export interface Line {
  level: Level;
  text: string;
}

// How long the development checks take depends on the machine, not on the sample.
const TIMING = /took \d+ms, which is more than the warning threshold/;
// A stack trace names files of this machine. The error's own properties, if any, follow the last frame.
const STACK_FRAME = /\n\s+at .*?(?= \{$|$)/gm;

/** Silences the console until the test ends, and collects what it would have printed. */
export function captureConsole(): {
  lines: Line[];
  texts(level?: Level): string[];
} {
  const lines: Line[] = [];
  for (const level of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      const text = format(args);
      if (!TIMING.test(text)) lines.push({level, text});
    });
  }
  return {
    lines,
    texts: (level) =>
      lines
        .filter((line) => !level || line.level === level)
        .map((line) => line.text),
  };
}

function format(args: unknown[]): string {
  const settings = {
    depth: null,
    maxArrayLength: null,
    breakLength: 72,
    compact: 5,
    colors: false,
  };
  return formatWithOptions(settings, ...args).replace(STACK_FRAME, '');
}
