/// <reference types="node" />
import type {RequestHandler} from 'msw';
import {inspect} from 'node:util';
import {vi} from 'vitest';
import {captureConsole} from '../captureConsole';
import {useFakeClock as stopClock} from '../useFakeClock';
import {faultyNetwork, type Fault} from './faultyNetwork';
import type {Violation} from './rules';

/** What a run without a screen came to. */
export interface Outcome {
  violations: Violation[];
  /** What it printed and returned, or the error it threw. */
  text: string;
  /** How many requests it sent. */
  sent: number;
}

/** Runs something that sends requests and renders nothing. It ends, or two minutes pass on its clock. */
export async function runWithFault(
  handlers: RequestHandler[],
  run: () => unknown,
  fault?: Fault,
): Promise<Outcome> {
  stopClock();
  const printed = captureConsole();
  const violations: Violation[] = [];
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (reason) => {
    violations.push({rule: 'unhandledRejection', detail: String(reason)});
  });
  const network = faultyNetwork(handlers);
  network.fail(fault);
  let end = '';
  void (async () => run())().then(
    (result) => (end = `ended with ${inspect(result, {depth: 4})}`),
    (error: unknown) => (end = `failed with ${String(error)}`),
  );
  // Retries have given up after two minutes. Loading modules takes real time.
  const started = process.hrtime.bigint();
  const isLoading = () =>
    process.hrtime.bigint() - started < 10_000_000_000n;
  for (let ms = 0; !end && (ms < 120_000 || isLoading()); ms += 200) {
    for (let turn = 0; turn < 4; turn++)
      await new Promise((resolve) => setImmediate(resolve));
    if (!network.isBusy()) await vi.advanceTimersByTimeAsync(200);
  }
  for (let turn = 0; turn < 10; turn++)
    await new Promise((resolve) => setImmediate(resolve));
  process.removeAllListeners('unhandledRejection');
  for (const one of others) process.on('unhandledRejection', one);
  if (!end)
    violations.push({rule: 'loadsForever', detail: 'it does not end'});
  const text = `${printed.texts().join('\n')}\n${end}`;
  return {violations, text, sent: network.sent.length};
}
