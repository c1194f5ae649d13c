import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';

/** The folder of package.json; every task runs there, wherever it was called from. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command, in the project's folder unless told otherwise, and resolves with its exit code and, when `quiet`, what it printed.
 * Packages' own commands are found as in an npm script, so a task also works when called with plain `node`.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{quiet?: boolean, env?: Record<string, string>, cwd?: string}} [options]
 * @returns {Promise<{code: number, output: string}>}
 */
export function run(command, args, {quiet = false, env = {}, cwd = root} = {}) {
  const windows = process.platform === 'win32';
  const path = `${root}/node_modules/.bin${windows ? ';' : ':'}${process.env.PATH}`;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, PATH: path, ...env},
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: windows,
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/** An error whose message is all a reader of the terminal needs: the mend, without a stack trace. */
export class TaskError extends Error {}

/**
 * Runs a task's main function; a `TaskError` ends it with its message alone.
 *
 * @param {() => Promise<void>} task
 */
export async function main(task) {
  try {
    await task();
  } catch (error) {
    console.error(error instanceof TaskError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
