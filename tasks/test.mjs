import {ensureBrowser} from './browser.mjs';
import {endOf} from './failures.mjs';
import {ensureDependencies} from './install.mjs';
import {main, TaskError} from './shell.mjs';
import {needs, stages} from './steps.mjs';
import {line, one, sum} from './tally.mjs';

/**
 * `npm test` runs every step, `npm test -- lint unit` those two (and what they need).
 *
 * @typedef {import('./tally.mjs').Tally} Tally
 */
const names = stages.flat().flatMap((lane) => Object.keys(lane));

await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new TaskError(`There is no step ${unknown.join(', ')}. The steps are: ${names.join(', ')}.`);
  }
  const chosen = asked.length === 0 ? names : asked.flatMap((name) => [...(needs[name] ?? []), name]);

  await ensureDependencies();
  // Asked for first: a missing browser should not be news at the end of a long run.
  if (chosen.includes('browser')) await ensureBrowser();

  /** @type {Tally[]} */
  const tallies = [];
  /** @type {string[]} */
  const failures = [];
  for (const lanes of stages) {
    await Promise.all(lanes.map((lane) => runLane(lane, chosen, tallies, failures)));
  }
  const total = sum(tallies);
  if (failures.length > 0) console.log(`\nWhat failed, once more:\n\n${failures.join('\n\n')}`);
  console.log(`\n${line(total)}`);
  if (total.failed > 0) process.exitCode = 1;
});

/**
 * @param {Record<string, import('./steps.mjs').Step>} lane
 * @param {string[]} chosen
 * @param {Tally[]} tallies
 * @param {string[]} failures
 */
async function runLane(lane, chosen, tallies, failures) {
  for (const [name, step] of Object.entries(lane)) {
    if (!chosen.includes(name)) continue;
    const start = Date.now();
    console.log(`  ${name} …`);
    const {tally, output, failures: named} = await step().catch(broken);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    tallies.push(tally);
    if (tally.failed > 0) {
      console.log(output.trimEnd());
      const said = named?.length ? named : endOf(output);
      failures.push(...said.map((failure) => `${name}: ${failure}`));
    }
    console.log(`${tally.failed > 0 ? '✘' : '✔'} ${name}: ${line(tally)} (${seconds} s)`);
  }
}

/**
 * A step that could not run at all.
 *
 * @param {unknown} error
 * @returns {Awaited<ReturnType<import('./steps.mjs').Step>>}
 */
function broken(error) {
  return {tally: one(false), output: String(error)};
}
