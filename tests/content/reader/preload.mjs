// Prints as the recordings do (samples/testing/captureConsole.ts), and answers requests if NETWORK names handlers.
import {formatWithOptions} from 'node:util';

const settings = {depth: null, maxArrayLength: null, breakLength: 72, compact: 5, colors: false};
for (const level of /** @type {const} */ (['log', 'info', 'debug', 'warn', 'error']))
  console[level] = (...args) => {
    const text = formatWithOptions(settings, ...args).replace(/\n\s+at .*?(?= \{$|$)/gm, '');
    if (/took \d+ms, which is more than the warning threshold/.test(text)) return;
    process.stdout.write(`${level === 'warn' || level === 'error' ? `[${level}] ` : ''}${text}\n`);
  };

const {NETWORK, HANDLERS = ''} = process.env;
if (NETWORK) {
  const {setupServer} = await import('msw/node');
  const make = /** @type {Record<string, (log: unknown) => unknown>} */ (await import(HANDLERS))[NETWORK];
  const made = /** @type {any} */ (
    typeof make === 'function' ? make(Object.assign(() => {}, {push() {}})) : make
  );
  setupServer(...[made.handlers ?? made.handler ?? made].flat()).listen();
}
