import {createRequire} from 'node:module';
import type * as Hosting from '../../plugins/hosting';
import type * as HostingFacts from '../../plugins/hosting/hostingFacts';

/** The plugins are CommonJS, whose names an ES module such as a browser test cannot import. */
const require = createRequire(import.meta.url);

export const {hostingFiles} = require('../../plugins/hosting') as typeof Hosting;
export const {readPages} = require('../../plugins/hosting/hostingFacts') as typeof HostingFacts;
