import {again} from './again.mjs';
import {run} from './shell.mjs';
import {site, siteBelow, siteVariant} from './sites.mjs';
import {one} from './tally.mjs';
import {browser, engines, pages, samples, samplesTouched, smoke, unit, unitTouched} from './testRuns.mjs';

/**
 * A step prints nothing itself: it passes each line that says how far it is to `onLine`, and its `output` is shown when it
 * fails. `failures` is repeated at the end of the whole run; the end of the output if a step has no list.
 *
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {{tally: Tally, output: string, failures?: string[]}} Outcome
 * @typedef {(onLine: (line: string) => void) => Promise<Outcome>} Run
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {Run} run
 * @property {Run} [quick] how `--quick` runs it; a step without is left out there
 * @property {string[]} [needs] steps that come before it; asking for it asks for them
 * @property {string[]} [quickNeeds] the same for `--quick`
 * @property {number} [cores] how many it keeps busy; one unless it says so
 */

/**
 * The native compiler, which is several times as fast; the site's own code has CommonJS files that it reads differently.
 */
const NATIVE = 'node_modules/typescript-native/bin/tsc';
const PROJECTS = [
  ['node_modules/typescript/bin/tsc', 'tsconfig.json'],
  [NATIVE, 'samples/tsconfig.json'],
  [NATIVE, 'samples/tsconfig.reader.json'],
];

/** @type {Run} */
async function types(onLine) {
  const results = [];
  for (const [compiler = '', project = ''] of PROJECTS) {
    onLine(project);
    results.push(await run('node', [compiler, '--noEmit', '--project', project], {quiet: true}));
  }
  return {
    tally: one(results.every(({code}) => code === 0)),
    output: results.map(({output}) => output).join(''),
  };
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Run}
 */
const check = (command, args) => async () => {
  const {code, output} = await run(command, args, {quiet: true});
  return {tally: one(code === 0), output};
};

const lint = check('eslint', ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint']);
const format = check('prettier', ['--check', '.', '--log-level', 'warn']);

/**
 * In the order in which they start, as far as cores and needs allow. The browser tests run alone, because they measure what
 * moves on a page.
 *
 * @type {Step[]}
 */
export const steps = [
  {name: 'build', run: site, quick: site, cores: 2},
  // One after the other on one core, with most of the rest beside them.
  {name: 'unit', run: unit, quick: unitTouched},
  {name: 'variant', run: siteVariant, needs: ['build']},
  // One build after the other: they generate into the same folder.
  {name: 'sub-path', run: siteBelow, needs: ['build', 'variant']},
  {name: 'pages', run: pages, needs: ['build', 'sub-path']},
  {name: 'samples', run: samples, quick: samplesTouched},
  {name: 'types', run: types, quick: types},
  {name: 'lint', run: lint, quick: lint},
  {name: 'format', run: format},
  {name: 'again', run: again, needs: ['build'], cores: 2},
  {
    name: 'browser',
    run: browser,
    quick: smoke,
    needs: ['build', 'variant', 'sub-path'],
    quickNeeds: ['build'],
    cores: 2,
  },
  {name: 'engines', run: engines, needs: ['build'], cores: 2},
];
