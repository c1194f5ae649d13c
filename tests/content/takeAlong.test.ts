import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {plainSourceOf} from '../../plugins/plainSourceOf';
import {projectOf} from '../../plugins/runner/client/download/project';
import {toJavaScript} from '../../plugins/runner/client/download/toJavaScript';
import type {Draft} from '../../plugins/runner/client/editor/draft';
import {shownComponents} from '../../plugins/runner/components';
import {exceptions} from '../../plugins/runner/exceptions';
import {recordedPrograms} from '../../plugins/runner/programs';
import type {RunData} from '../../plugins/runner/protocol';
import {readSamples, Runs} from '../../plugins/runner/Runs';
import {kitOf} from '../../plugins/runner/sources/kit';
import {folderOf, pageSources, pageTests} from '../../plugins/runner/sources/PageAssets';
import {resolve, specifiersOf} from '../../plugins/runner/sources/resolve';
import type {Kit, PageSources} from '../../plugins/runner/sources/types';
import {write} from '../../plugins/shared/DiskCache';

const siteDir = join(import.meta.dirname, '..', '..');
const runs = Runs.of(siteDir);
const kit = JSON.parse(kitOf(siteDir).text) as Kit;
const pages = new Map<string, Promise<PageSources>>();

/** What a reader gets who takes this sample along. */
async function project(file: string, language: 'ts' | 'js', edits: Draft['files'] = {}) {
  const name = runs.nameOf(file)!;
  const data = JSON.parse(readFileSync(join(runs.directory, `${name}.json`), 'utf8')) as RunData;
  const folder = folderOf(data.page);
  const files = readSamples(siteDir, folder);
  const sources = pages.get(folder) ?? pageSources(folder, files, plainSourceOf({siteDir}));
  pages.set(folder, sources);
  return projectOf({
    data,
    sources: await sources,
    tests: pageTests(folder, files, 'kit'),
    kit,
    draft: {language, files: edits},
    address: 'https://docs.example/page',
    toJavaScript: language === 'js' ? remembered : undefined,
  });
}

/** Projects share their helpers, and many their tests. */
const scripts = new Map<string, string>();
function remembered(text: string, file: string): string {
  const script = scripts.get(text) ?? toJavaScript(text, file);
  scripts.set(text, script);
  return script;
}

const all = readSamples(siteDir, '.');
const samples = [...recordedPrograms(all).map(({file}) => file), ...shownComponents(all).keys()].filter(
  (file) => !(file in exceptions),
);

const oneOfEachFolder = (files: string[]) => [
  ...new Map(files.map((file) => [dirname(file), file])).values(),
];

describe.each(['ts', 'js'] as const)('as %s', (language) => {
  test(
    'samples can be taken along with their tests, and with all that they import',
    {timeout: 120_000},
    async () => {
      const problems: string[] = [];
      for (const sample of language === 'ts' ? samples : oneOfEachFolder(samples)) {
        const files = await project(sample, language);
        const {dependencies, devDependencies} = JSON.parse(files['package.json']!) as Record<string, object>;
        const known = {...dependencies, ...devDependencies};
        if (!Object.keys(files).some((file) => file.includes('.test.'))) problems.push(`${sample}: no test`);
        for (const [file, text] of Object.entries(files)) {
          if (!/\.[jt]sx?$/.test(file) || file.startsWith('public/')) continue;
          if (language === 'js' && /\.tsx?$/.test(file)) problems.push(`${sample}: ${file} is TypeScript`);
          for (const specifier of specifiersOf(text)) {
            if (specifier.startsWith('node:')) continue;
            const found = specifier.startsWith('.')
              ? resolve(file, specifier, (path) => path in files)
              : specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/') in known;
            if (!found) problems.push(`${sample}: ${file} imports ${specifier}`);
          }
        }
      }
      expect(problems).toEqual([]);
    },
  );
});

test('versions are those of the site, and exact', async () => {
  const files = await project('introduction/getting-started/orderBoard.ts', 'ts');
  const {dependencies, devDependencies} = JSON.parse(files['package.json']!) as Record<
    string,
    Record<string, string>
  >;
  for (const [name, version] of Object.entries({...dependencies, ...devDependencies})) {
    const installed = readFileSync(join(siteDir, 'node_modules', name, 'package.json'), 'utf8');
    expect([name, version]).toEqual([name, (JSON.parse(installed) as {version: string}).version]);
  }
});

test('edits are taken along', async () => {
  const path = 'introduction/getting-started/orderBoard.ts';
  const files = await project(path, 'ts', {[path]: '// mine\n'});
  expect(files['src/orderBoard.ts']).toBe('// mine\n');
  const scripts = await project(path, 'js', {[path]: '// my script\n'});
  expect(scripts['src/orderBoard.js']).toBe('// my script\n');
});

describe('a project', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'take-along-'));
  });
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  test.each([
    ['introduction/getting-started/orderBoard.ts', 'js'],
    ['rtk-query/api/created-api/overview/StarCard.tsx', 'ts'],
  ] as const)('%s in %s builds and passes its tests', {timeout: 240_000}, async (file, language) => {
    const root = join(folder, language);
    for (const [path, text] of Object.entries(await project(file, language))) write(join(root, path), text);
    symlinkSync(join(siteDir, 'node_modules'), join(root, 'node_modules'), 'junction');
    const run = (bin: string, ...args: string[]) =>
      promisify(execFile)(process.execPath, [join(siteDir, 'node_modules', bin), ...args], {
        cwd: root,
        env: {...process.env, NODE_ENV: undefined, VITEST: undefined},
      });
    await run('vite/bin/vite.js', 'build');
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toMatch(/src="\/assets\/index-.*\.js"/);
    const {stdout} = await run('vitest/vitest.mjs', 'run', '--no-color');
    expect(stdout).toMatch(/Tests\s+\d+ passed \(\d+\)/);
    if (language === 'ts') await run('typescript/bin/tsc', '-p', '.');
  });
});
