import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, posix} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {GROUP_NAMES, groupsOf} from './bundles/groups';
import {shownComponents} from './components';
import {differences, exceptions, recordings} from './exceptions';
import {recordedPrograms} from './programs';
import {runData} from './runData';
import {keepRun, readSamples, Runs} from './Runs';
import {forFrame} from './sources/forFrame';

const files = readSamples(join(__dirname, '..', '..'), '.');
const programs = recordedPrograms(files).map(({file}) => file);
const components = shownComponents(files);

test('every program and every component has what it needs in the page', () => {
  const problems: string[] = [];
  const entries = [...programs, ...[...components.values()].map(({test}) => test)];
  for (const entry of new Set(entries)) {
    if (entry in exceptions) continue;
    try {
      groupsOf(runData(entry, files).packages);
    } catch (error) {
      problems.push(`${entry}: ${(error as Error).message}`);
    }
  }
  expect(problems).toEqual([]);
});

test('a component loads the packages that it needs, not those of the others on its page', () => {
  const runs = Runs.of(join(__dirname, '..', '..'));
  const groups = (file: string) => runs.attributeOf(`rtk-query/usage/queries/${file}`)?.split(' ').slice(1);
  expect(groups('FilmList.tsx')).toEqual(['core', 'query', 'react', 'react-toolkit', 'msw']);
  expect(groups('CheckedFilm.tsx')).toContain('zod');
});

test('two runs never share a name without a word', () => {
  const directory = mkdtempSync(join(tmpdir(), 'runs-'));
  onTestFinished(() => rmSync(directory, {recursive: true}));
  const name = keepRun(directory, 'api/one.ts', '{}');
  expect(keepRun(directory, 'api/one.ts', '{}')).toBe(name);
  writeFileSync(join(directory, `${name}.json`), '{"another": true}');
  expect(() => keepRun(directory, 'api/one.ts', '{}')).toThrow(/^samples\/api\/one\.ts: .*NAME_LENGTH/);
});

test('of a test the frame evaluates what shows one component, with what its window needs', () => {
  const test = `
    import {beforeEach, vi} from 'vitest';
    import {inLife} from '../testing/life/inLife';
    import {One} from './One';
    import {Other, make} from './Other';
    class Socket {}
    const props = {size: 1};
    beforeEach(() => vi.stubGlobal('WebSocket', Socket));
    inLife('Other', {show: () => <Other {...make()} />, sees: ['x']});
    inLife('One', {show: () => <One {...props} />, sees: ['y']});`;
  expect(forFrame(test, 'One').split('\n')).toEqual([
    "import {beforeEach, vi} from 'vitest';",
    "import {inLife} from 'runner:life';",
    "import {One} from './One';",
    'class Socket {}',
    'const props = {size: 1};',
    "beforeEach(() => vi.stubGlobal('WebSocket', Socket));",
    'inLife("One", {show: () => <One {...props} />});',
  ]);
});

test('every exception is about a sample that could be run', () => {
  const known = new Set([...programs, ...components.keys()]);
  for (const file of [...Object.keys(exceptions), ...Object.keys(differences)]) expect(known).toContain(file);
});

test('whatever a test records of a sample runs in the page, or is an exception', () => {
  const programOutputs = new Set(recordedPrograms(files).map(({output}) => output));
  const others = [...files]
    .filter(([file]) => /\.test\.tsx?$/.test(file) && !file.startsWith('testing/'))
    .flatMap(([file, text]) =>
      Array.from(text.matchAll(/\brecordOutput\(\s*'([^']+)'/g), ([, output]) =>
        posix.join(posix.dirname(file), output!),
      ),
    )
    .filter((output) => !programOutputs.has(output));
  const isOf = (output: string) => (key: string) => output === key || output.startsWith(`${key}/`);
  const keys = Object.keys(recordings);
  expect(others.filter((output) => !keys.some(isOf(output)))).toEqual([]);
  expect(keys.filter((key) => !others.some((output) => isOf(output)(key)))).toEqual([]);
});

test('a program is what a test imports and records, also if it waits for more', () => {
  const test = `
    await recordOutput('./a.output.txt', () => import('./a'));
    await recordOutput(
      './b.output.txt',
      () => import('./b'),
    );
    await recordOutput('./c.output.txt', async () => {
      await import('./c');
      await clock.advance(1);
    });
    await recordOutput('./d.output.txt', async () => {
      const {run} = await import('./d');
      await run();
    });`;
  const found = recordedPrograms(new Map([['page/programs.test.ts', test]]));
  expect(found.map(({file}) => file)).toEqual(['page/a.ts', 'page/b.ts', 'page/c.ts']);
});

test('a component is found by its line in the test of its page; the first of several cases is shown', () => {
  const found = shownComponents(
    new Map([
      [
        'a/resilience.test.tsx',
        "inLife('Card, empty', {});\ninLife('Card', {});\ninLife(\n  'sub/List', {});",
      ],
      ['a/Card.tsx', ''],
      ['a/sub/List.tsx', ''],
    ]),
  );
  expect(Object.fromEntries(found)).toEqual({
    'a/Card.tsx': {test: 'a/resilience.test.tsx', name: 'Card, empty'},
    'a/sub/List.tsx': {test: 'a/resilience.test.tsx', name: 'sub/List'},
  });
});

test('groups come after those they import from', () => {
  expect(groupsOf(['@reduxjs/toolkit/query/react'])).toEqual(['core', 'query', 'react', 'react-toolkit']);
  expect(groupsOf(['redux'])).toEqual([GROUP_NAMES[0]]);
  expect(() => groupsOf(['left-pad'])).toThrow('left-pad');
});
