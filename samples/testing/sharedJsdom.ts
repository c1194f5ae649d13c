import {builtinEnvironments, type Environment} from 'vitest/runtime';

/** In the process, because this file and `setupDom.ts` do not share their modules. */
const shared = globalThis as unknown as {
  sharedDocument?: Promise<void>;
  windowListeners?: Parameters<typeof window.addEventListener>[];
};

/** What was added to the window since the last file. */
export const listeners = () => (shared.windowListeners ??= []);

/**
 * One document for all test files of a process: React keeps the one that it was loaded in, and making one takes longer
 * than most files. What a file leaves in it, `setupDom.ts` removes.
 */
export default {
  name: 'shared-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    await (shared.sharedDocument ??= create(global, options));
    return {teardown() {}};
  },
} satisfies Environment;

async function create(
  ...args: Parameters<typeof builtinEnvironments.jsdom.setup>
): Promise<void> {
  await builtinEnvironments.jsdom.setup(...args);
  // The one of jsdom runs on a timer of its own: started while time is faked, it never runs again.
  Object.assign(window, {
    requestAnimationFrame: (callback: FrameRequestCallback) =>
      Number(setTimeout(() => callback(performance.now()), 16)),
    cancelAnimationFrame: (handle: number) => clearTimeout(handle),
  });
  const add = window.addEventListener.bind(window);
  window.addEventListener = (...listener: Parameters<typeof add>) => {
    listeners().push(listener);
    add(...listener);
  };
}
