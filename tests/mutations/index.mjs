import {checks} from './checks.mjs';
import {code} from './code.mjs';
import {editing} from './editing.mjs';
import {engines} from './engines.mjs';
import {firstPaint} from './firstPaint.mjs';
import {navigation} from './navigation.mjs';
import {pages} from './pages.mjs';
import {questions} from './questions.mjs';
import {reference} from './reference.mjs';
import {runLoading} from './runLoading.mjs';
import {runner} from './runner.mjs';
import {samples} from './samples.mjs';
import {search} from './search.mjs';
import {since} from './since.mjs';
import {wake} from './wake.mjs';

/**
 * A deliberate breakage. `npm run test:mutations` applies each to a copy of the project and says which test noticed: one
 * that nothing notices is a test that is missing.
 *
 * @typedef {object} Edit
 * @property {string} file
 * @property {string | null} find must occur exactly once; `null` for a file that does not exist yet
 * @property {string} replace
 *
 * @typedef {object} Mutation
 * @property {string} id
 * @property {string} why what would be lost
 * @property {Edit[]} edits
 * @property {string} caughtBy a step of `npm test`, and which of its files: `browser navbar`, `unit plugins/samples`
 */

/** @type {Mutation[]} */
export const mutations = [
  ...navigation,
  ...pages,
  ...firstPaint,
  ...code,
  ...editing,
  ...runner,
  ...runLoading,
  ...search,
  ...questions,
  ...reference,
  ...samples,
  ...since,
  ...checks,
  ...engines,
  ...wake,
];
