import {createRequire} from 'node:module';
import type * as FakeService from '../../plugins/search/hosted/fakeService';

/** The plugins are CommonJS, whose names an ES module such as a browser test cannot import. */
const require = createRequire(import.meta.url);

export const {fakeService} = require('../../plugins/search/hosted/fakeService') as typeof FakeService;
