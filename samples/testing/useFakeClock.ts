import {vi} from 'vitest';

/**
 * Stops the clock until the test ends; `advance` moves it and lets everything that became due finish.
 * Microtasks, `setImmediate` and `process.nextTick` stay real, because the mocked network needs them.
 */
export function useFakeClock(
  now: Date = new Date('2025-03-14T09:00:00Z'),
): {
  advance(ms: number): Promise<void>;
} {
  vi.useFakeTimers({
    now,
    toFake: [
      'Date',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'performance',
    ],
  });
  // Testing Library asks for this global before it waits: with it, `findBy…` advances the fake clock.
  vi.stubGlobal('jest', {
    advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms),
  });

  return {
    async advance(ms) {
      if (typeof window === 'undefined') {
        await vi.advanceTimersByTimeAsync(ms);
        return;
      }
      const {act} = await import('@testing-library/react');
      await act(() => vi.advanceTimersByTimeAsync(ms));
    },
  };
}
