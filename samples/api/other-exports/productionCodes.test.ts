/// <reference types="node" />
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';

const root = dirname(
  createRequire(import.meta.url).resolve('@reduxjs/toolkit/package.json'),
);
const builds = [
  'dist/cjs/redux-toolkit',
  'dist/query/cjs/rtk-query',
  'dist/query/react/cjs/rtk-query-react',
];
const page = readFileSync(
  new URL('../../../docs/api/other-exports.mdx', import.meta.url),
  'utf8',
);

/** The codes in the first column of the table below a heading. */
function codesBelow(heading: string): number[] {
  const section = page.split(`### ${heading}`)[1]!.split('\n#')[0]!;
  return [...section.matchAll(/^\| (\d+) \|/gm)].map(([, code]) =>
    Number(code),
  );
}

test('the first table has what the production builds throw, the second does not', () => {
  const thrown = builds.flatMap((build) => {
    const file = join(root, `${build}.production.min.cjs`);
    const pattern = /Error\((?:\(0,)?[\w$.]+\)?\((\d+)/g;
    return [...readFileSync(file, 'utf8').matchAll(pattern)].map(
      ([, code]) => Number(code),
    );
  });
  const ascending = [...new Set(thrown)].sort((a, b) => a - b);
  expect(codesBelow('Codes that production builds throw')).toEqual(
    ascending,
  );
  const development = codesBelow('Codes of development-only checks');
  expect(development.length).toBeGreaterThan(15);
  expect(development.filter((code) => thrown.includes(code))).toEqual([]);
});
