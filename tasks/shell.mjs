import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {setTimeout as wait} from 'node:timers/promises';

/** The folder of package.json; every task runs there, wherever it was called from. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** What the tests write; ignored by git, lint and format. */
export const work = join(root, '.cache');

const windows = process.platform === 'win32';

/** How long a stopped command may take to clean up, in milliseconds. */
const PATIENCE = 5000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Once a task is being stopped, no command is started or continued. */
let isStopping = false;

/**
 * Runs a command, in the project's folder unless told otherwise, and resolves with its exit code and, when `quiet`, what it printed.
 * Packages' own commands are found as in an npm script, so a task also works when called with plain `node`.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{
 *   quiet?: boolean,
 *   env?: Record<string, string>,
 *   cwd?: string,
 *   onLine?: (line: string) => void,
 *   signal?: AbortSignal,
 * }} [options]
 *   `onLine` is called with each line of a quiet command while it runs; `signal` kills the command without letting it
 *   clean up
 * @returns {Promise<{code: number, output: string}>}
 */
export function run(command, args, {quiet = false, env = {}, cwd = root, onLine, signal: abort} = {}) {
  const path = `${cwd}/node_modules/.bin${windows ? ';' : ':'}${process.env.PATH}`;
  return new Promise((resolve, reject) => {
    if (isStopping) return;
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, PATH: path, ...env},
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: windows,
      // A group of its own, so that whatever the command starts can be stopped with it.
      detached: !windows,
    });
    running.add(child);
    abort?.addEventListener('abort', () => signal(child, 'SIGKILL'), {once: true});
    let output = '';
    const tell = lines(onLine);
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk;
      tell(String(chunk));
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('close', (code) => {
      running.delete(child);
      if (!isStopping) resolve({code: code ?? 1, output});
    });
  });
}

/**
 * Splits output that arrives in pieces into lines.
 *
 * @param {((line: string) => void) | undefined} onLine
 * @returns {(text: string) => void}
 */
export function lines(onLine) {
  let rest = '';
  return (text) => {
    if (!onLine) return;
    const whole = (rest + text).split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) onLine(line);
  };
}

/** Ends every command that still runs, and what it started. */
export async function stopAll() {
  isStopping = true;
  for (const child of running) signal(child, 'SIGINT');
  for (let waited = 0; running.size > 0 && waited < PATIENCE; waited += 50) await wait(50);
  for (const child of running) signal(child, 'SIGKILL');
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signal(child, name) {
  if (child.pid === undefined) return;
  try {
    if (windows) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has ended in the meantime.
  }
}

/** An error that is shown without its stack trace: the message says how to fix it. */
export class TaskError extends Error {}

/**
 * Runs a task's main function; a `TaskError` ends it with its message alone. Ctrl+C ends it together with every command it
 * started, which a terminal would not do: they have groups of their own.
 *
 * @param {() => Promise<void>} task
 */
export async function main(task) {
  for (const [name, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]))
    process.once(name, () => {
      console.error('\nStopped.');
      void stopAll().finally(() => process.exit(code));
    });
  try {
    await task();
  } catch (error) {
    console.error(error instanceof TaskError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
