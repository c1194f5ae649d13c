import {join} from 'node:path';
import {expect, test} from 'vitest';
import sampleDependencies from './sampleDependencies.mjs';

const siteDir = join(__dirname, '__fixtures__');

function foldersOf(page: string): string[] {
  const folders: string[] = [];
  const context = {
    getOptions: () => ({siteDir}),
    addContextDependency: (folder: string) => folders.push(folder.slice(siteDir.length + 1)),
  };
  // The loader needs two members of a context that has dozens.
  expect(sampleDependencies.call(context as never, page)).toBe(page);
  return folders;
}

test('declares the folder of the page that owns the sample, however deep it lies', () => {
  const page = '```ts sample=api/fines/a.ts#slice\n```\n\n```text sample="api/fines/app/b.output.txt"\n```';
  expect(foldersOf(page)).toEqual(['samples/api/fines', 'samples/api/fines']);
});

test('declares the folder of the landing page', () => {
  expect(foldersOf('```ts sample=landing/tea.ts\n```')).toEqual(['samples/landing']);
});

test('declares nothing for a page without samples', () => {
  expect(foldersOf('A sample = a file.')).toEqual([]);
});
