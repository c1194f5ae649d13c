import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {assetPath} from './TypeAssets';
import {TypesOnDemand} from './TypesOnDemand';

const folder = mkdtempSync(join(tmpdir(), 'types-on-demand-'));
const shown = {code: 'a', lines: [1], indent: 0};
const types = {texts: ['<p>a</p>'], ts: [0, 1, 0], js: []};
const textOf = (name: string) => readFileSync(assetPath(folder, name), 'utf8');

afterEach(() => rmSync(folder, {recursive: true, force: true}));

test('names the file before it is there, and makes it once', async () => {
  let resolve = (_: typeof types) => {};
  const promise = new Promise<typeof types>((done) => (resolve = done));
  const make = vi.fn(() => promise);
  const onDemand = new TypesOnDemand(folder, make);
  const name = onDemand.request({file: 'shelf.ts', shown}, ['source']);
  expect(existsSync(assetPath(folder, name))).toBe(false);

  const asked = onDemand.made(name);
  resolve(types);
  await asked;
  expect(JSON.parse(textOf(name))).toEqual(types);
  await onDemand.made(name);
  expect(make).toHaveBeenCalledTimes(1);
});

test('another source has another name', () => {
  const onDemand = new TypesOnDemand(folder, () => Promise.resolve(types));
  const request = {file: 'shelf.ts', shown};
  expect(onDemand.request(request, ['one'])).not.toBe(onDemand.request(request, ['two']));
});

test('a server that is started again makes what an earlier one was asked for', async () => {
  const stopped = new TypesOnDemand(folder, () => new Promise(() => {}));
  const name = stopped.request({file: 'shelf.ts', shown}, ['source']);
  await new TypesOnDemand(folder, () => Promise.resolve(types)).made(name);
  expect(JSON.parse(textOf(name))).toEqual(types);
});

test('an error is told to whoever asks, and the next one tries again', async () => {
  const make = vi.fn(() => Promise.reject(new Error('no memory')));
  const onDemand = new TypesOnDemand(folder, make);
  const name = onDemand.request({file: 'shelf.ts', shown}, ['source']);
  await expect(onDemand.made(name)).rejects.toThrow('no memory');
  await expect(onDemand.made(name)).rejects.toThrow('no memory');
});

test('a name that nobody requested is left to the server', async () => {
  await new TypesOnDemand(folder, () => Promise.reject(new Error())).made('000000000000');
});
