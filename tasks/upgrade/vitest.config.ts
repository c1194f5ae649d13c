import {join} from 'node:path';
import {mergeConfig, type Plugin} from 'vitest/config';
import config from '../../vitest.config';

const root = process.env.LIBRARY_ROOT;
if (!root)
  throw new Error('LIBRARY_ROOT names the folder with the library to test: run npm run check:upgrade.');

/** Samples import the library and its dependencies from the other installation. */
const otherLibrary: Plugin = {
  name: 'other-library',
  enforce: 'pre',
  resolveId(source, _importer, options) {
    if (!/^(@reduxjs\/toolkit|immer|redux|reselect|redux-thunk)(\/|$)/.test(source)) return null;
    return this.resolve(source, join(root, 'package.json'), {...options, skipSelf: true});
  },
};

const drift = {extends: true as const, test: {name: 'drift', include: ['tasks/upgrade/drift.ts']}};

// A slow machine must not look like a broken sample; but on an old release many samples wait for what never comes.
const timeout = Number(process.env.TEST_PATIENCE ?? 60_000);
const patience = {testTimeout: timeout, hookTimeout: timeout};

export default mergeConfig(config, {plugins: [otherLibrary], test: {...patience, projects: [drift]}});
