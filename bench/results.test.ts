import {expect, test} from 'vitest';
import {table, withSection} from './results.mjs';

const text = '# All\n\nWords.\n\n## One\n\n1\n\n## Two\n\n2\n';

test('a new section comes last', () => {
  expect(withSection(text, '## Three\n\n3\n')).toBe(`${text}\n## Three\n\n3\n`);
});

test('a section measured again keeps its place', () => {
  expect(withSection(text, '## One\n\n1.5')).toBe('# All\n\nWords.\n\n## One\n\n1.5\n\n## Two\n\n2\n');
});

test('a table aligns its figures', () => {
  expect(table(['what', 'ours'], [['time', 1]])).toBe('| what | ours |\n| --- | ---: |\n| time | 1 |');
});
