import {expect, test} from 'vitest';
import sampleDependencies from './sampleDependencies.mjs';

test('declares the folders of the samples a page shows, and leaves the page alone', () => {
  const folders: string[] = [];
  const context = {
    getOptions: () => ({samplesDir: '/site/samples'}),
    addContextDependency: (folder: string) => folders.push(folder),
  };
  const page = '```ts sample=api/loans/shelf.ts#slice\n```\n\n```text sample="api/fines/a.output.txt"\n```';
  // The loader needs two members of a context that has dozens.
  const source = sampleDependencies.call(context as never, page);

  expect(source).toBe(page);
  expect(folders).toEqual(['/site/samples/api/loans', '/site/samples/api/fines']);
});
