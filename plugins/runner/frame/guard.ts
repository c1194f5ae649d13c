import type {Place} from '../protocol';

/** How long code may run without a pause, in ms. */
const LIMIT = 2000;

/** Stopped by the guard, at a place that it knows. */
export class EndlessError extends Error {
  override name = 'Stopped';

  constructor(readonly place: Place) {
    super(
      `line ${place.line} was still running after ${LIMIT / 1000} seconds. Does its loop or recursion end?`,
    );
  }
}

/**
 * Edited code calls this in every loop and function. The clock starts with the first call of a task and stops with the task:
 * a loop that waits may go on for ever, one that does not is stopped, and so is whatever catches that error and goes on.
 * `onStop` hears of the first error of a task before it is thrown: it may take long to reach whoever reports errors, for example
 * through a million promises.
 */
export function addGuard(
  onStop: (error: EndlessError) => void,
  now = () => performance.now(),
  afterTask = setTimeout.bind(globalThis),
): void {
  let started: number | undefined;
  let isStopped = false;
  const guard = (file: string, line: number) => {
    if (started === undefined) {
      started = now();
      isStopped = false;
      afterTask(() => (started = undefined), 0);
    } else if (now() - started > LIMIT) {
      const error = new EndlessError({file, line});
      if (!isStopped) onStop(error);
      isStopped = true;
      throw error;
    }
  };
  Object.defineProperty(globalThis, '__guard', {value: guard, configurable: true});
}
