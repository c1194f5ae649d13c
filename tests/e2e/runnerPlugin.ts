import {createRequire} from 'node:module';
import type * as Exceptions from '../../plugins/runner/exceptions';
import type * as Programs from '../../plugins/runner/programs';

/** The plugins are CommonJS, whose names an ES module such as a browser test cannot import. */
const require = createRequire(import.meta.url);

export const {differences} = require('../../plugins/runner/exceptions') as typeof Exceptions;
export const {recordedPrograms} = require('../../plugins/runner/programs') as typeof Programs;
