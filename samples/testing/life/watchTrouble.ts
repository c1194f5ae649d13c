// Only the helpers run in Node: samples are compiled for the browser, see tsconfig.reader.json.
/// <reference types="node" />
import {format} from 'node:util';
import {onTestFinished, vi} from 'vitest';
import type {Rule, Violation} from './rules';

// How long the development checks take depends on the machine, not on the sample.
const TIMING = /took \d+ms, which is more than the warning threshold/;

/** Collects what a browser would write to its console, until the test ends. */
export function watchTrouble(): Violation[] {
  const seen: Violation[] = [];
  const add = (rule: Rule, problem: unknown) => {
    const detail = format(problem).split('\n')[0]!.slice(0, 160);
    seen.push({rule, detail});
  };
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...args) => {
      const text = format(...args);
      if (!TIMING.test(text)) add('consoleMessage', text);
    });
  for (const level of ['log', 'info', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});

  // The test runner's own listeners would end the run.
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (reason) =>
    add('unhandledRejection', reason),
  );
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection');
    for (const listener of others)
      process.on('unhandledRejection', listener);
  });

  if (typeof window !== 'undefined') {
    const caught = (event: ErrorEvent) => {
      event.preventDefault();
      add('crash', event.error ?? event.message);
    };
    window.addEventListener('error', caught);
    onTestFinished(() => window.removeEventListener('error', caught));
  }
  return seen;
}
