import {createRequire} from 'node:module';
import type * as FramePage from '../../plugins/runner/bundles/framePage';
import type * as Groups from '../../plugins/runner/bundles/groups';
import type * as Exceptions from '../../plugins/runner/exceptions';
import type * as Programs from '../../plugins/runner/programs';

/** The plugins are CommonJS, whose names an ES module such as a browser test cannot import. */
const require = createRequire(import.meta.url);

export const {differences} = require('../../plugins/runner/exceptions') as typeof Exceptions;
export const {recordedPrograms} = require('../../plugins/runner/programs') as typeof Programs;
export const {groupsOf} = require('../../plugins/runner/bundles/groups') as typeof Groups;

const {framePage} = require('../../plugins/runner/bundles/framePage') as typeof FramePage;
/** The address of the page in which samples run. */
export const framePath = `/assets/run/${framePage.name}`;
