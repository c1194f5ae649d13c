import type {RequestHandler} from 'msw';
import {setupWorker} from 'msw/browser';

/** Starts the fake network, if there is one, and shows on the page what is printed. */
export async function startProgram(network?: unknown): Promise<void> {
  printOnPage();
  if (network)
    await setupWorker(...handlersOf(network)).start({
      onUnhandledRequest: 'bypass',
      quiet: true,
    });
}

/** The export of a `handlers.ts` is a list of handlers, or makes one; it may want a log of its requests. */
function handlersOf(network: unknown): RequestHandler[] {
  const log = Object.assign(() => {}, {push: () => 0});
  const made: unknown = typeof network === 'function' ? network(log) : network;
  const {handlers, handler} = made as {handlers?: unknown; handler?: unknown};
  return [handlers ?? handler ?? made].flat() as RequestHandler[];
}

function printOnPage(): void {
  const output = document.createElement('pre');
  document.getElementById('root')!.append(output);
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      print(...values);
      output.append(`${values.map(textOf).join(' ')}\n`);
    };
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  return JSON.stringify(value, undefined, 1) ?? String(value);
}
