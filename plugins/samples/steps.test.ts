import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {stepFiles} from './stepFiles';
import {readStep} from './steps';

let folder: string | undefined;
afterEach(() => {
  if (folder) rmSync(folder, {recursive: true});
  folder = undefined;
});

function write(files: Record<string, string>): string {
  folder = mkdtempSync(join(tmpdir(), 'steps-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('a file is new, or replaces one of the starter', () => {
  const samples = write({'t/step-1/src/App.tsx': 'a\n', 't/step-1/src/store.ts': 'a\n'});
  expect(readStep(samples, 't/step-1/src/App.tsx')).toEqual({
    path: 'src/App.tsx',
    change: {kind: 'replaced', added: []},
  });
  expect(readStep(samples, 't/step-1/src/store.ts')!.change.kind).toBe('new');
});

test('lines that a step added are counted in the new text, and so is the place of lines that it only removed', () => {
  const samples = write({
    't/step-1/src/App.tsx': 'import a;\nconst b = 1;\nold();\nend();\n',
    't/step-2/src/App.tsx': 'import a;\nimport c;\nconst b = 2;\nend();\n',
  });
  expect(readStep(samples, 't/step-2/src/App.tsx')!.change).toEqual({kind: 'changed', added: [2, 3]});
  const shorter = write({'t/step-1/a.ts': '1\n2\n3\n', 't/step-2/a.ts': '1\n3\n'});
  expect(readStep(shorter, 't/step-2/a.ts')!.change).toEqual({kind: 'changed', added: [], cut: [2]});
});

test('a file that did not change is not shown again, and others have no step', () => {
  const samples = write({'t/step-1/a.ts': '1\n', 't/step-2/a.ts': '1\n'});
  expect(() => readStep(samples, 't/step-2/a.ts')).toThrow('samples/t/step-2/a.ts is as in the step before');
  expect(readStep(samples, 'api/createSlice/shelf.ts')).toBeUndefined();
});

test('a tutorial that goes on with another has the files of both, without asides', () => {
  const siteDir = join(__dirname, '..', '..');
  const files = stepFiles(siteDir, 'tutorials/typescript/step-7');
  expect(files.get('public/capacity.json')).toBe('tutorials/quick-start/step-5/public/capacity.json');
  expect(files.get('src/store.ts')).toBe('tutorials/typescript/step-7/src/store.ts');
  expect(files.has('src/widened.ts')).toBe(false);
  expect(files.has('break.diff')).toBe(false);
});
