import {beforeAll, expect, test} from 'vitest';
import {takeMarks} from '../../plugins/code-blocks/highlight/marks';
import {namesOf, readBlock} from './blockNames';
import {shownBlocks} from './shownBlocks';

/** A page may use a name that none of its blocks defines, or show a piece of a statement, for one of these reasons. */
const EXCEPTIONS: {page: string; what: string; reason: string}[] = [];

/** Pieces that a reader can put in their place without guessing. */
const WHOLE = ['statements', 'class members', 'JSX children'];

let pages: ReturnType<typeof shownBlocks>;
beforeAll(() => {
  pages = shownBlocks();
}, 120_000);

const used = new Set<object>();
function isExcused(page: string, what: string): boolean {
  const exception = EXCEPTIONS.find((one) => one.page === page && one.what === what);
  if (exception) used.add(exception);
  return exception !== undefined;
}

test('every name a block uses is defined in it, beside it or above it', () => {
  const problems: string[] = [];
  for (const [page, blocks] of pages) {
    const above = new Set<string>();
    for (const block of blocks) {
      const {declared, free} = namesIn(block);
      const beside = blocks.filter(({files}) => files !== undefined && files === block.files);
      const known = new Set([...above, ...beside.flatMap((other) => [...namesIn(other).declared])]);
      for (const name of declared) above.add(name);
      const missing = [...free].filter((name) => !known.has(name) && !isExcused(page, name));
      if (missing.length > 0)
        problems.push(
          `${page}:${block.fence}: ${missing.map((name) => `\`${name}\``).join(', ')} (samples/${block.file}${block.region ? `#${block.region}` : ''})`,
        );
    }
  }
  expect(
    problems.join('\n'),
    'These blocks use names that no block above or beside them defines: show the import or the definition, or widen the region.',
  ).toBe('');
});

test('no block is torn out of an object or a call', () => {
  const problems: string[] = [];
  for (const [page, blocks] of pages)
    for (const {code, language, file, region, fence} of blocks) {
      const {reading} = readBlock(takeMarks(code).code, language);
      if (!WHOLE.includes(reading) && !isExcused(page, `#${region}`))
        problems.push(`${page}:${fence}: ${reading} (samples/${file}#${region})`);
    }
  expect(
    problems.join('\n'),
    'These blocks begin or end inside a statement: move the region to the statement around them.',
  ).toBe('');
});

test('every exception is needed', () => {
  expect(EXCEPTIONS.filter((exception) => !used.has(exception))).toEqual([]);
});

function namesIn({code, language}: {code: string; language: string}) {
  return namesOf(readBlock(takeMarks(code).code, language).file);
}
