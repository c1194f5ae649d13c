import {run} from './shell.mjs';

/** What a branch is usually based on, the likeliest first. */
const BASES = ['@{upstream}', 'origin/HEAD', 'main', 'master'];

/**
 * The commit since which everything counts as changed: where this branch left its base, or the last commit on the base
 * itself.
 *
 * @param {(args: string[]) => Promise<string>} git prints nothing where there is no answer
 */
export async function changedSince(git = ask) {
  const head = await git(['rev-parse', 'HEAD']);
  for (const base of BASES) {
    const found = await git(['merge-base', 'HEAD', base]);
    if (found && found !== head) return found;
  }
  return 'HEAD';
}

/** @param {string[]} args */
async function ask(args) {
  const {code, output} = await run('git', args, {quiet: true});
  return code === 0 ? output.trim() : '';
}
