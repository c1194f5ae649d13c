import {join} from 'node:path';
import {expect, test} from 'vitest';
import {GROUP_NAMES, groupsOf} from './bundles/groups';
import {shownComponents} from './components';
import {differences, exceptions} from './exceptions';
import {recordedPrograms} from './programs';
import {runData} from './runData';
import {readSamples} from './Runs';

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

test('every exception is about a sample that could be run', () => {
  const known = new Set([...programs, ...components.keys()]);
  for (const file of [...Object.keys(exceptions), ...Object.keys(differences)]) expect(known).toContain(file);
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
