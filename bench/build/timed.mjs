import {spawn} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {resolve} from 'node:path';
import {TaskError} from '../../tasks/shell.mjs';

/**
 * Runs a command of a project's packages, or one with its whole path; how long it takes, and the largest resident size of its process.
 *
 * @param {string} folder
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 * @returns {Promise<{seconds: number, memory: number}>} memory in bytes
 */
export async function timed(folder, [name = '', ...args], env = {}) {
  const began = performance.now();
  const child = spawn(resolve(folder, 'node_modules', '.bin', name), args, {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'production', ...env},
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  let memory = 0;
  const watch = setInterval(async () => {
    memory = Math.max(memory, await largestSize(child.pid ?? 0));
  }, 500);
  const code = await new Promise((done) => child.on('close', done));
  clearInterval(watch);
  if (code !== 0) throw new TaskError(`${output}\n${name} ${args.join(' ')} failed in ${folder}.`);
  return {seconds: (performance.now() - began) / 1000, memory};
}

/** @param {number} pid */
async function largestSize(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return 1024 * Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
}
