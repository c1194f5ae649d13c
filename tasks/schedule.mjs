/**
 * @template Result
 * @typedef {object} Scheduled
 * @property {string} name
 * @property {string[]} [needs] steps that must have succeeded before
 * @property {number} [cores] how many of the machine's it keeps busy; one unless it says so
 * @property {() => Promise<Result>} run
 */

/**
 * Runs steps side by side, as many as there are cores for, in the order of the list as far as their needs allow. A step
 * whose need failed is not run.
 *
 * @template Result
 * @param {Scheduled<Result>[]} steps
 * @param {number} cores
 * @param {(result: Result) => boolean} succeeded
 * @returns {Promise<Map<string, Result | {missing: string}>>} by name, in the order of the list
 */
export async function schedule(steps, cores, succeeded) {
  /** @type {Map<string, Result | {missing: string}>} */
  const results = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];
  const listed = new Set(steps.map(({name}) => name));
  /** @type {Set<string>} */
  const failed = new Set();
  let free = cores;

  /** @param {Scheduled<Result>} step */
  const start = (step) => {
    const taken = Math.min(step.cores ?? 1, cores);
    free -= taken;
    const done = step.run().then((result) => {
      results.set(step.name, result);
      if (!succeeded(result)) failed.add(step.name);
      running.delete(step.name);
      free += taken;
    });
    running.set(step.name, done);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const needs = (step.needs ?? []).filter((need) => listed.has(need));
      const missing = needs.find((need) => failed.has(need));
      if (missing) {
        results.set(step.name, {missing});
        failed.add(step.name);
      } else if (!needs.every((need) => results.has(need)) || Math.min(step.cores ?? 1, cores) > free) {
        continue;
      } else {
        start(step);
      }
      waiting.splice(waiting.indexOf(step), 1);
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return new Map(steps.map(({name}) => [name, /** @type {Result} */ (results.get(name))]));
}
