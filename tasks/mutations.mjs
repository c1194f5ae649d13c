import {mutations} from '../tests/mutations/index.mjs';
import {buildSites, catcherOf, everything, scratch} from './mutations/catchers.mjs';
import {apply, misfits} from './mutations/edits.mjs';
import {ensureDependencies} from './install.mjs';
import {createProgress, elapsed, progressOf} from './progress.mjs';
import {prepareScratch} from './scratch.mjs';
import {main, root, TaskError} from './shell.mjs';

/**
 * `npm run test:mutations` breaks a copy of the project in every way that tests/mutations/ lists, one at a time, and says
 * which test noticed; `npm run test:mutations -- navbar-left late-banner` only in those two.
 *
 * @typedef {import('../tests/mutations/index.mjs').Mutation} Mutation
 */

await main(async () => {
  const chosen = choose(process.argv.slice(2));
  const problems = misfits(mutations, root);
  if (problems.length > 0)
    throw new TaskError(`The list in tests/mutations/ does not fit the sources:\n${problems.join('\n')}`);
  await ensureDependencies();
  const progress = createProgress(process.stdout);
  await control(chosen, progress);

  const rows = [];
  for (const [at, mutation] of chosen.entries()) {
    const label = `${at + 1} of ${chosen.length}: ${mutation.id}`;
    const {noticed, milliseconds} = await judge(mutation, label, progress);
    const verdict = noticed ?? 'NOTHING';
    rows.push(`  ${mutation.id.padEnd(28)} ${elapsed(milliseconds).padStart(6)}  ${verdict}`);
    progress.say(`${noticed ? '✔' : '✘'} ${label}, noticed by ${verdict}`);
    if (!noticed) process.exitCode = 1;
  }
  progress.close();
  console.log(`\nMutation, time, what noticed it:\n${rows.join('\n')}`);
});

/** @param {string[]} ids */
function choose(ids) {
  const unknown = ids.filter((id) => !mutations.some((mutation) => mutation.id === id));
  if (unknown.length > 0) throw new TaskError(`There is no mutation ${unknown.join(', ')}.`);
  return ids.length === 0 ? mutations : mutations.filter(({id}) => ids.includes(id));
}

/**
 * The tests that should notice mutations must pass without any.
 *
 * @param {Mutation[]} chosen
 * @param {import('./progress.mjs').Progress} progress
 */
async function control(chosen, progress) {
  progress.begin('control');
  const onLine = (/** @type {string} */ line) => progress.update('control', progressOf(line));
  onLine('copying the project');
  await prepareScratch(scratch);
  const steps = [...new Set(chosen.map(({caughtBy}) => caughtBy))];
  const needsSites = steps.some((step) => /^(browser|engines|pages|again|build|sub-path)/.test(step));
  const broken = needsSites ? await buildSites(['build', 'variant', 'sub-path'], onLine) : undefined;
  if (broken) throw new TaskError(`The step ${broken} fails without any mutation.`);
  for (const step of ['unit', 'pages', 'browser', 'engines']) {
    const names = steps
      .filter((name) => name.startsWith(`${step} `))
      .map((name) => name.slice(step.length + 1));
    const noticed = names.length > 0 && (await catcherOf(`${step} ${names.join(' ')}`)(onLine));
    if (noticed) throw new TaskError(`Fails without any mutation: ${noticed}`);
  }
  progress.end('control');
}

/**
 * @param {Mutation} mutation
 * @param {string} label
 * @param {import('./progress.mjs').Progress} progress
 */
async function judge({edits, caughtBy}, label, progress) {
  progress.begin(label);
  const onLine = (/** @type {string} */ line) => progress.update(label, progressOf(line));
  const undo = apply(edits, scratch);
  try {
    const likely = await catcherOf(caughtBy)(onLine);
    const noticed = likely ?? (await everything(onLine));
    return {noticed, milliseconds: progress.end(label)};
  } finally {
    undo();
  }
}
