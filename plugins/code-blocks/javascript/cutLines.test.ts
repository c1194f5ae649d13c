import {expect, test} from 'vitest';
import {cutLines} from './cutLines';
import {deriveJavaScript} from './deriveJavaScript';

const source = `import {create, type Kind} from 'lib';

interface Options {
  size: number;
}

const options: Options = {size: 1};

export const thing = create<Kind>({
  name: 'thing',
  run(
    options: Options,
    other: {very: 'long'; type: 'that'; makes: 'the'; line: 'break'; here: true},
  ) {
    return options as unknown;
  },
});

type After = typeof thing;
`;

/** Lines `from` to `to` of the file above. */
async function cut(from: number, to: number) {
  const javascript = await deriveJavaScript(source, 'thing.ts', {singleQuote: true, bracketSpacing: false});
  return cutLines(
    javascript,
    Array.from({length: to - from + 1}, (_, index) => from + index),
  );
}

test('the whole file', async () => {
  expect((await cut(1, 19)).text).toBe(`import {create} from 'lib';

const options = {size: 1};

export const thing = create({
  name: 'thing',
  run(options, other) {
    return options;
  },
});`);
});

test('a region in the middle of a statement loses its indent', async () => {
  expect((await cut(11, 16)).text).toBe('run(options, other) {\n  return options;\n},');
});

test('a region of types only is empty', async () => {
  expect((await cut(3, 5)).text).toBe('');
  expect((await cut(19, 19)).text).toBe('');
});

test('a region that begins with types does not begin with an empty line', async () => {
  expect((await cut(3, 7)).text).toBe('const options = {size: 1};');
});

test('each line knows the lines it stands for', async () => {
  expect((await cut(11, 16)).origins).toEqual([[11, 12, 13, 14], [15], [16]]);
});

test('each word knows its place in the TypeScript', async () => {
  const {text, twins} = await cut(11, 16);
  const [, line, column] = twins.find(
    ([offset]) => offset === text.indexOf('return options') + 'return '.length,
  )!;
  expect([line, column]).toEqual([15, 11]);
});
