import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {expect, test} from 'vitest';
import {lockedVersion} from '../../plugins/api-reference/lockedVersion';
import {pagesOf} from '../../plugins/api-reference/siteLibrary';
import {parsePage} from '../../plugins/markdown-pages/parsePage';
import {expandRemoved} from '../../plugins/since/removed';
import {sinceFile} from '../../plugins/since/sinceFile';
import {checkStatements} from '../../plugins/since/statements';
import {TESTED} from '../../plugins/since/testedStatements';
import {releasesToRun} from '../../tasks/since/releases.mjs';
import {sampleDigests, shownBlocks} from '../../tasks/since/shownBlocks';
import {root} from './files';

const {samples} = sinceFile;

test('the data covers the installed release (fix: npm run since)', () => {
  expect(sinceFile.read.at(-1)).toBe(lockedVersion(root, '@reduxjs/toolkit'));
});

test('the samples were compiled with every minor release of 2.x, and run (fix: npm run since -- samples)', () => {
  expect(samples.compiled).toEqual(releasesToRun(sinceFile.read));
  expect(samples.run).toEqual(samples.compiled);
});

test('the samples are those that were compiled (fix: npm run since -- samples)', () => {
  expect(sampleDigests(root)).toEqual(samples.pages);
});

test('every block with a version is on a page', () => {
  const shown = new Set(shownBlocks(root).map(({key}) => key));
  expect(Object.keys(samples.oldest).filter((key) => !shown.has(key))).toEqual([]);
  expect(Object.keys(samples.oldest).length).toBeGreaterThan(80);
});

/** Looked up in what the library's authors announced with each release, not in its code. */
test.each([
  ['InfiniteQueryDefinition', '2.6'],
  ['TypedUseInfiniteQuery', '2.6.1'],
  ['SchemaFailureHandler', '2.7'],
  ['TypedQueryOnQueryStarted', '2.4'],
  ['CreateAsyncThunkFunction', '2.4'],
  ['SafePromise', '2.1'],
  ['WritableDraft', '2.9'],
])('%s came with %s', (name, version) => {
  expect(sinceFile.exports[name]).toBe(version);
});

test.each([
  ['createApi().util from @reduxjs/toolkit/query', 'upsertQueryEntries', '2.3'],
  ['SubscriptionOptions', 'skipPollingIfUnfocused', '2.1'],
  ['CoreModuleOptions', 'createSelector', '2.1'],
  ['ConfigureStoreOptions', 'duplicateMiddlewareCheck', '2.7'],
  ['FetchBaseQueryArgs.prepareHeaders(api)', 'extraOptions', '2.3'],
])('%s.%s came with %s', (type, member, version) => {
  expect(sinceFile.members[type]?.[member]).toBe(version);
});

test.each([
  ['QueryDefinition', 'skipSchemaValidation', '2.9'],
  ['InfiniteQueryConfigOptions', 'getNextPageParam', '2.8'],
  ['FetchBaseQueryArgs', 'prepareHeaders', '2.3'],
])('%s.%s was changed by %s', (type, member, version) => {
  expect(sinceFile.retyped[type]?.[member]).toEqual([version]);
});

test('the tests of sentences with a version fail on the release before (fix: npm run since -- statements)', () => {
  const before = (version: string) => `2.${Number(version.split('.')[1]) - 1}`;
  const expected = TESTED.map(({test: {file, name}, version}) => [`${file}: ${name}`, before(version)]);
  const recorded = Object.entries(sinceFile.statements).map(([test, release]) => [
    test,
    release.replace(/\.\d+$/, ''),
  ]);
  expect(Object.fromEntries(recorded)).toEqual(Object.fromEntries(expected));
});

test.each(pagesOf(join(root, 'docs')).map((file) => relative(root, file)))(
  '%s says nothing of versions that is not so',
  async (page) => {
    const tree = await parsePage(page, readFileSync(join(root, page), 'utf8'), []);
    const problems = [...checkStatements(tree, page, sinceFile), ...expandRemoved(tree, sinceFile)];
    expect(problems).toEqual([]);
  },
);
