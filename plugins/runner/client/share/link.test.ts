import {expect, test} from 'vitest';
import {decodeLink, encodeLink, LinkError, LONGEST, PREFIX} from './link';
import type {Link} from './shared';

const link: Link = {
  file: 'api/createSlice/rooms.ts',
  run: '0123456789ab',
  language: 'ts',
  files: {'api/createSlice/rooms.ts': "console.log('½ € 🎉');\n"},
};

test('a link carries whatever was written, in letters that an address may have', async () => {
  const hash = await encodeLink(link);
  expect(hash).toMatch(/^#run=[\w-]+$/);
  expect(await decodeLink(hash)).toEqual(link);
});

test('code is short in a link', async () => {
  const text = 'export const add = (one: number, other: number) => one + other;\n'.repeat(200);
  const hash = await encodeLink({...link, files: {'a/b.ts': text}});
  expect(hash.length).toBeLessThan(LONGEST / 10);
});

test.each([
  ['nothing', ''],
  ['no letters of ours', '%%%'],
  ['half of a link', (hash: string) => hash.slice(0, hash.length / 2)],
  ['a changed letter', (hash: string) => hash.slice(0, 20) + (hash[20] === 'A' ? 'B' : 'A') + hash.slice(21)],
])('%s is damaged', async (_, damage) => {
  const hash = (await encodeLink(link)).slice(PREFIX.length);
  const damaged = decodeLink(PREFIX + (typeof damage === 'string' ? damage : damage(hash)));
  await expect(damaged).rejects.toThrow(/^This link is damaged/);
  await expect(damaged).rejects.toBeInstanceOf(LinkError);
});

test.each([
  [{...link, files: undefined}],
  [{...link, files: []}],
  [{...link, files: {'a/b.ts': 1}}],
  [{...link, files: {'../b.ts': ''}}],
  [{...link, files: {'a/b.html': ''}}],
  [{...link, language: 'coffee'}],
  [null],
])('%j is no link', async (value) => {
  await expect(decodeLink(await encodeLink(value as unknown as Link))).rejects.toThrow(
    'does not carry a sample',
  );
});

test('a small link that unpacks to a great deal is refused', async () => {
  const hash = await encodeLink({...link, files: {'a/b.ts': ' '.repeat(5_000_000)}});
  expect(hash.length).toBeLessThan(LONGEST);
  await expect(decodeLink(hash)).rejects.toThrow('too long');
});
