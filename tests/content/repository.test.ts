import {describe, expect, it} from 'vitest';
import {filesBelow, read} from './files';

const texts = filesBelow('.').filter((file) => /\.(mdx?|tsx?|mjs|css|json|svg|txt)$|\.ci\/run$/.test(file));
const code = texts.filter((file) => /^(plugins|src|tasks|tests|bench)\/.*\.(tsx?|mjs|css)$/.test(file));

/** Assembled from parts, so that this file does not contain what it looks for. */
const forbidden = [
  {what: 'a path of somebody’s machine', pattern: new RegExp(['/wo', 'rk/|/ho', 'me/|/Us', 'ers/'].join(''))},
  {what: 'a registry’s address', pattern: new RegExp(['registry\\.', '(npmjs|yarnpkg)'].join(''))},
  {what: 'an unfinished note', pattern: new RegExp(['\\bTO', 'DO\\b|\\bFIX', 'ME\\b'].join(''))},
];

describe.each(forbidden)('no file holds $what', ({pattern}) => {
  it('in any line', () => {
    const found = texts
      .filter((file) => file !== 'package-lock.json')
      .flatMap((file) =>
        read(file)
          .split('\n')
          .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
      );
    expect(found).toEqual([]);
  });
});

it('keeps files small enough to be read: 300 lines at most', () => {
  const long = code.filter((file) => read(file).split('\n').length > 301);
  expect(long).toEqual([]);
});

it('keeps the configuration a table of contents: under 200 lines', () => {
  expect(read('docusaurus.config.ts').split('\n').length).toBeLessThan(200);
});
