import {afterAll, vi} from 'vitest';

// Test files share their process. Vitest undoes stubs before the next test, which is too late for a file that looks at
// the globals, the environment or the clock while it is loaded.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
