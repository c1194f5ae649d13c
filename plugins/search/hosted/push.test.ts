import {execFile} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterEach, expect, test} from 'vitest';
import {fakeService, type Arrived, type FakeService} from './fakeService';
import {settings} from './settings.mjs';

const script = path.join(import.meta.dirname, 'push.mjs');
const records = [
  {objectID: 'https://x.org/a', content: 'short', language: 'en', docusaurus_tag: 'docs-default-current'},
  {
    objectID: 'https://x.org/b',
    content: 'word '.repeat(2_400),
    language: 'en',
    docusaurus_tag: 'docs-default-current',
  },
];
let service: FakeService | undefined;
const folders: string[] = [];

afterEach(async () => {
  await service?.close();
  await Promise.all(folders.splice(0).map((folder) => rm(folder, {recursive: true, force: true})));
});

async function push(env: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'search-push-'));
  folders.push(folder);
  const file = path.join(folder, 'records.json');
  await writeFile(file, JSON.stringify(records));
  const run = promisify(execFile)(process.execPath, [script], {
    env: {PATH: process.env.PATH ?? '', SEARCH_RECORDS: file, ...env},
  });
  return run.then(
    ({stdout}) => ({code: 0, output: stdout}),
    (error: {code: number; stderr: string}) => ({code: error.code, output: error.stderr}),
  );
}

function accept({path: address}: Arrived) {
  return {body: address.includes('/task/') ? {status: 'published'} : {taskID: 1, objectIDs: []}};
}

test('the real client uploads the settings and every record, with the admin key, and swaps them in at the end', async () => {
  service = await fakeService(accept);
  const {code, output} = await push({
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_ADMIN_KEY: 'admin',
    ALGOLIA_INDEX: 'docs',
    ALGOLIA_HOST: service.url,
  });

  expect(output).toBe('4 records and the settings are in docs.\n');
  expect(code).toBe(0);
  expect(new Set(service.arrived.map(({appId, key}) => `${appId} ${key}`))).toEqual(new Set(['APP admin']));
  const [first] = service.arrived;
  expect(first).toMatchObject({method: 'PUT', path: '/1/indexes/docs/settings', body: settings});

  const batches = service.arrived.filter(({path: address}) => address.endsWith('/batch'));
  expect(batches.every(({path: address}) => /^\/1\/indexes\/docs_tmp_\d+\/batch$/.test(address))).toBe(true);
  const sent = batches.flatMap(
    ({body}) => (body as {requests: {body: {objectID: string; content: string}}[]}).requests,
  );
  expect(sent.map(({body}) => body.objectID)).toEqual([
    'https://x.org/a',
    'https://x.org/b',
    'https://x.org/b~part1',
    'https://x.org/b~part2',
  ]);
  expect(sent.map(({body}) => body.content.trim()).join(' ')).toBe(`short ${'word '.repeat(2_400).trim()}`);
  const moves = service.arrived.filter(
    ({body}) => (body as {operation?: string} | null)?.operation === 'move',
  );
  expect(moves).toHaveLength(1);
});

test('a refused upload fails with the service’s own words', async () => {
  service = await fakeService(() => ({
    status: 403,
    body: {message: 'Invalid Application-ID or API key', status: 403},
  }));
  const {code, output} = await push({
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_ADMIN_KEY: 'wrong',
    ALGOLIA_INDEX: 'docs',
    ALGOLIA_HOST: service.url,
  });
  expect(code).toBe(1);
  expect(output).toContain('The service refused the upload: Invalid Application-ID or API key');
});

test('a missing variable is named', async () => {
  const {code, output} = await push({ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX: 'docs'});
  expect(code).toBe(1);
  expect(output).toBe('Set ALGOLIA_ADMIN_KEY in the environment, then run this again.\n');
});

test('without a build it says what to run', async () => {
  const {code, output} = await push({
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_ADMIN_KEY: 'admin',
    ALGOLIA_INDEX: 'docs',
    SEARCH_RECORDS: '/nowhere/records.json',
  });
  expect(code).toBe(1);
  expect(output).toBe('There is no /nowhere/records.json: run `npm run build` first.\n');
});
