import {vi} from 'vitest';

/**
 * Runs a sample as a development or a production build would. Samples run as `development` unless they ask here.
 * The library reads NODE_ENV each time it needs it, so the switch takes effect at once and ends with the test;
 * React and Immer chose their development build when they were loaded, and keep it.
 *
 * ```ts
 * const {store} = await runAs('production', () => import('./shelf'));
 * ```
 */
export async function runAs<T>(
  mode: 'development' | 'production' | 'test',
  run: () => T,
): Promise<Awaited<T>> {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  return await run();
}
