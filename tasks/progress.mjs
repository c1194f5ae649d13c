import {MARK} from '../plugins/shared/progressMark.mjs';

/** In a log at least this often a line says what is being done, in milliseconds. */
const LOG_EVERY = 10_000;
const SCREEN_EVERY = 250;

/**
 * @param {number} done
 * @param {number} total
 * @param {string} noun
 */
export const progressLine = (done, total, noun) => `${MARK}${done} of ${total} ${noun}`;

/**
 * How far a command is, by a line that it printed: a reporter's own count, or for other commands the line itself.
 *
 * @param {string} line
 */
export function progressOf(line) {
  // Without colors.
  const plain = line.replaceAll(/\u001b\[[\d;]*[A-Za-z]/g, '').trim();
  return plain.startsWith(MARK) ? plain.slice(MARK.length) : plain;
}

/** @param {string} line */
export const isProgress = (line) => line.startsWith(MARK);

/**
 * Shows what runs and how far it is: on a terminal in one line that is rewritten, in a log in a line now and then.
 *
 * @typedef {ReturnType<typeof createProgress>} Progress
 *
 * @param {{isTTY?: boolean, columns?: number, write: (text: string) => unknown}} out
 * @param {() => number} now
 */
export function createProgress(out, now = Date.now) {
  const start = now();
  /** @type {Map<string, {since: number, state: string}>} */
  const steps = new Map();
  const clear = () => out.isTTY && out.write('\r\u001b[2K');

  const status = () => {
    const parts = [...steps].map(([name, {state}]) => (state ? `${name}: ${state}` : name));
    return `[${elapsed(now() - start)}] ${parts.join(' · ')}`;
  };
  const tick = () => {
    if (steps.size === 0) return;
    if (out.isTTY) out.write(`\r\u001b[2K${status().slice(0, (out.columns ?? 80) - 1)}`);
    else out.write(`${status().slice(0, 200)}\n`);
  };
  const timer = setInterval(tick, out.isTTY ? SCREEN_EVERY : LOG_EVERY);
  // It must not keep a task alive that has nothing else to do.
  timer.unref();

  return {
    /** @param {string} name */
    begin(name) {
      steps.set(name, {since: now(), state: ''});
      tick();
    },
    /** @param {string} name @param {string} state */
    update(name, state) {
      const step = steps.get(name);
      if (step && state) step.state = state;
    },
    /** @param {string} name @returns {number} how long it took, in milliseconds */
    end(name) {
      const {since} = steps.get(name) ?? {since: now()};
      steps.delete(name);
      return now() - since;
    },
    /** @param {string} text something to be read later, too */
    say(text) {
      clear();
      out.write(`${text}\n`);
    },
    /** Since the beginning, in milliseconds. */
    total: () => now() - start,
    close() {
      clearInterval(timer);
      clear();
    },
  };
}

/** @param {number} milliseconds */
export function elapsed(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
