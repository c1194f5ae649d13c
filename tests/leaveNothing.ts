import {afterAll, vi} from 'vitest';

/** Where the process keeps what it started with: this file is loaded again for each test file. */
const KEY = Symbol.for('globals at the start');

const {setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate} = globalThis;
const process = globalThis as unknown as {[KEY]: object};
process[KEY] ??= {setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate, Date};

// Test files share their process. Vitest undoes stubs before the next test, which is too late for a file that reads
// the globals, the environment or the clock while it is loaded; and what a sample keeps in a module belongs to its page.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
  Object.assign(globalThis, process[KEY]);
});
