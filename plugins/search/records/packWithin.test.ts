import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {afterAll, expect, test} from 'vitest';
import {unpackIndex} from '../engine/indexFile';
import {packWithin} from './packWithin';
import {readPage} from './readPage';

const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Words without a pattern, so that they do not compress to nothing. */
const words = Array.from({length: 400}, (_, at) => ((at * 7919) % 99991).toString(36)).join(' ');
const html = `<html lang="en"><head><meta name="docusaurus_tag" content="docs-default-current"></head>
  <body><article><div class="markdown"><h1>A</h1><p>${words}</p></div></article></body></html>`;
const records = readPage(html, {site: 'https://docs.example', path: '/a'});

test('all of the text when there is room', async () => {
  const [entry] = unpackIndex(JSON.parse(await packWithin(records, 'https://docs.example/', {folder})));
  expect(entry?.content.length).toBeGreaterThan(1100);
});

test('less of it when there is not, cut at a space', async () => {
  const packed = await packWithin(records, 'https://docs.example/', {folder, budget: 600});
  expect(brotliCompressSync(packed).length).toBeLessThanOrEqual(600);
  const [entry] = unpackIndex(JSON.parse(packed));
  expect(words.startsWith(`${entry?.content} `)).toBe(true);
});

test('an error when even that is too much', async () => {
  const packed = packWithin(records, 'https://docs.example/', {folder, budget: 50});
  await expect(packed).rejects.toThrow('exceeds 50 bytes');
});
