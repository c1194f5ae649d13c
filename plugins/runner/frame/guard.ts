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
 */
export function addGuard(now = () => performance.now(), afterTask = setTimeout.bind(globalThis)): void {
  let started: number | undefined;
  const guard = (file: string, line: number) => {
    if (started === undefined) {
      started = now();
      afterTask(() => (started = undefined), 0);
    } else if (now() - started > LIMIT) throw new EndlessError({file, line});
  };
  Object.defineProperty(globalThis, '__guard', {value: guard, configurable: true});
}
