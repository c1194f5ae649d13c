import {afterAll, vi} from 'vitest';

type Timer = ReturnType<typeof globalThis.setTimeout>;

/** Where the process keeps what it started with: this file is loaded again for each test file. */
const KEY = Symbol.for('globals at the start');
const process = globalThis as unknown as {[KEY]: ReturnType<typeof readGlobals>};
process[KEY] ??= readGlobals();
const {timers, globals} = process[KEY];
Object.assign(globalThis, globals);

// Test files share their process. Vitest undoes stubs before the next test, which is too late for a file that reads
// the globals, the environment or the clock while it is loaded; and what a sample keeps in a module belongs to its page.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
  Object.assign(globalThis, globals);
  // A cache entry is removed a minute after its last reader: by then another file would run, and read what is printed.
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
});

/** Timers are kept, so that none outlives its file. */
function readGlobals() {
  const {setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate} = globalThis;
  const timers = new Set<Timer>();
  const keeping = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start => {
    const kept = (...args: Parameters<Start>) => {
      const timer = (start as (...args: unknown[]) => Timer)(...args);
      timers.add(timer);
      return timer;
    };
    return Object.defineProperties(kept, Object.getOwnPropertyDescriptors(start)) as unknown as Start;
  };
  return {
    timers,
    globals: {
      setTimeout: keeping(setTimeout),
      setInterval: keeping(setInterval),
      setImmediate,
      clearTimeout,
      clearInterval,
      clearImmediate,
      Date,
    },
  };
}
