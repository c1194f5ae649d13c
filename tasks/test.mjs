import {availableParallelism} from 'node:os';
import {endOf} from './failures.mjs';
import {ensureDependencies} from './install.mjs';
import {createProgress, progressOf} from './progress.mjs';
import {schedule} from './schedule.mjs';
import {main, TaskError} from './shell.mjs';
import {startFromNothing} from './sites.mjs';
import {steps} from './steps.mjs';
import {table} from './table.mjs';
import {line, one, sum} from './tally.mjs';
import {ensureEngines, ensureServices} from './testRuns.mjs';

/**
 * `npm test` runs every step, `npm test -- lint unit` those two (and what they need), `npm test -- --quick` what is most
 * likely to find a mistake in the current change.
 *
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./steps.mjs').Outcome & {milliseconds: number}} Result
 */

/** More would disturb each other: the builds and the test runs have several threads themselves. */
const CORES = Math.min(2, availableParallelism());

await main(async () => {
  const asked = process.argv.slice(2);
  const isQuick = asked.includes('--quick');
  const chosen = isQuick ? quickSteps() : chosenSteps(asked);
  const names = chosen.map(({name}) => name);

  await ensureDependencies();
  if (names.includes('browser') || names.includes('engines')) await ensureServices();
  if (names.includes('engines')) await ensureEngines();
  if (names.includes('build') && !isQuick) await startFromNothing();

  const progress = createProgress(process.stdout);
  const results = await schedule(
    chosen.map((step) => ({...step, run: () => runStep(step, progress)})),
    CORES,
    ({tally}) => tally.failed === 0,
  );
  const total = progress.total();
  progress.close();
  const rows = [...results].map(([name, result]) =>
    'missing' in result
      ? {name, tally: one(false), milliseconds: 0, note: `not run: ${result.missing} failed`, failures: []}
      : {name, ...result, failures: failuresOf(name, result)},
  );
  const failures = rows.flatMap((row) => row.failures);
  if (failures.length > 0) console.log(`\nWhat failed, once more:\n\n${failures.join('\n\n')}`);
  console.log(`\n${table(rows, total)}`);
  const left = steps.filter(({name}) => !names.includes(name)).map(({name}) => name);
  if (isQuick) console.log(`\n${quickNote(left)}`);
  const all = sum(rows.map(({tally}) => tally));
  console.log(`\n${line(all)}`);
  if (all.failed > 0) process.exitCode = 1;
});

/** @param {string[]} asked */
function chosenSteps(asked) {
  const names = steps.map(({name}) => name);
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new TaskError(`There is no step ${unknown.join(', ')}. The steps are: ${names.join(', ')}.`);
  const wanted = new Set(asked.length === 0 ? names : asked);
  for (const {name, needs = []} of steps.toReversed())
    if (wanted.has(name)) for (const need of needs) wanted.add(need);
  return steps.filter(({name}) => wanted.has(name));
}

/** @returns {Step[]} */
function quickSteps() {
  return steps.flatMap(({quick, quickNeeds = [], ...step}) =>
    quick ? [{...step, run: quick, needs: quickNeeds}] : [],
  );
}

/** @param {string[]} left */
function quickNote(left) {
  return [
    `A quick run. Not run: ${left.join(', ')}; of unit and samples what the change does not touch; of browser all but the smoke tests.`,
    'The build took what it could from the caches. Before a change is merged: npm test.',
  ].join('\n');
}

/**
 * @param {Step} step
 * @param {import('./progress.mjs').Progress} progress
 * @returns {Promise<Result>}
 */
async function runStep({name, run}, progress) {
  progress.begin(name);
  const outcome = await run((text) => progress.update(name, progressOf(text))).catch(
    /** @returns {import('./steps.mjs').Outcome} */
    (error) => ({tally: one(false), output: String(error)}),
  );
  const milliseconds = progress.end(name);
  const {tally, output} = outcome;
  if (tally.failed > 0) progress.say(output.trimEnd());
  const seconds = (milliseconds / 1000).toFixed(1);
  progress.say(`${tally.failed > 0 ? '✘' : '✔'} ${name}: ${line(tally)} (${seconds} s)`);
  return {...outcome, milliseconds};
}

/**
 * @param {string} name
 * @param {Result} result
 */
function failuresOf(name, {tally, output, failures = []}) {
  if (tally.failed === 0) return [];
  return (failures.length > 0 ? failures : endOf(output)).map((failure) => `${name}: ${failure}`);
}
