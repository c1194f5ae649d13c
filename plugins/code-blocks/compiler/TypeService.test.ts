import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeAll, expect, test, vi} from 'vitest';
import {TypeService, type FileTypes} from './TypeService';

// Starting the compiler takes seconds on a busy machine.
vi.setConfig({testTimeout: 60_000});

const source = `import {helper} from './helper';

interface Options {
  /** Not the author's: as if it were of a library. */
  size: number;
}

/** How big it is. */
export const options: Options = {size: 2};

export function twice<T>(value: T): [T, T] {
  return [value, value];
}

export const result = twice(helper(options.size));
`;

let service: TypeService;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const options = {strict: true, module: 'ESNext', moduleResolution: 'bundler', lib: ['ES2022'], types: []};
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({compilerOptions: options, include: ['*.ts']}));
  writeFileSync(join(folder, 'main.ts'), source);
  writeFileSync(join(folder, 'helper.ts'), 'export const helper = (value: number) => `${value}`;\n');
  service = new TypeService(folder);
});

function said(types: FileTypes, word: string): string[] {
  const lines = source.split('\n');
  return types.names
    .filter(([line, column, length]) => lines[line - 1]!.slice(column, column + length) === word)
    .map(([, , , text]) => types.texts[text]!.type);
}

test('every identifier gets the type it has at its place', () => {
  const types = service.typesOf('main.ts', {});
  expect(said(types, 'result')).toEqual(['const result: [string, string]']);
  expect(said(types, 'helper')).toEqual([
    'const helper: (value: number) => string',
    'helper(value: number): string',
  ]);
  expect(said(types, 'twice')).toEqual([
    'function twice<T>(value: T): [T, T]',
    'function twice<string>(value: string): [string, string]',
  ]);
});

test('the comment of the symbol itself is shown, not one that its context brings along', () => {
  const {texts, names} = service.typesOf('main.ts', {});
  expect(texts.find(({type}) => type === 'const options: Options')?.comment).toBe('How big it is.');
  const [, , , assigned] = names.find(([line, column]) => line === 9 && column === 33)!;
  expect(texts[assigned]).toEqual({kind: 'property', type: 'Options.size: number', comment: ''});
});

test('names that the sample declares or takes from its siblings are its own', () => {
  expect(service.typesOf('main.ts', {}).own).toEqual(['helper', 'Options', 'options', 'twice', 'result']);
});

test('an edited sibling changes the types', () => {
  const edited = {'helper.ts': 'export const helper = (value: number) => value > 1;\n'};
  expect(said(service.typesOf('main.ts', edited), 'result')).toEqual(['const result: [boolean, boolean]']);
});

test('a file that is added later is found', () => {
  const text = "import {options} from './main';\nexport const copy = {...options};\n";
  writeFileSync(join(folder, 'later.ts'), text);
  const {texts} = service.typesOf('later.ts', {'later.ts': text});
  expect(texts.map(({type}) => type)).toContain('const copy: { size: number }');
});

test('a file that does not exist is named', () => {
  expect(() => service.typesOf('other.ts', {})).toThrow('samples/other.ts cannot be read by the compiler');
});

test('what is said of a file does not depend on the files asked about before', () => {
  const union = (name: string, order: string) => `export const ${name}: ${order} = 'ready';\n`;
  writeFileSync(join(folder, 'one.ts'), union('one', "'ready' | 'steady' | 'gone'"));
  writeFileSync(join(folder, 'two.ts'), union('two', "'gone' | 'steady' | 'ready'"));
  const files = ['one.ts', 'two.ts'];
  const inOrder = (asked: string[]) => {
    const other = new TypeService(folder, files);
    const said = new Map(asked.map((file) => [file, other.typesOf(file, {})]));
    return files.map((file) => said.get(file));
  };
  expect(inOrder(['two.ts', 'one.ts'])).toEqual(inOrder(files));
});

test('nor does the order of members that the compiler adds to parts of a union', () => {
  const either = (name: string, first: string, second: string) =>
    `export const ${name} = (yes: boolean) => (yes ? {${first}: 1} : {${second}: 'b'});\n`;
  writeFileSync(join(folder, 'left.ts'), either('left', 'zebra', 'ant'));
  writeFileSync(join(folder, 'right.ts'), `\n\n\n${either('right', 'ant', 'zebra')}`);
  const files = ['left.ts', 'right.ts'];
  const typeIn = (asked: string[]) => {
    const other = new TypeService(folder, files);
    return new Map(asked.map((file) => [file, other.typesOf(file, {}).texts[0]?.type]));
  };
  expect(typeIn(['right.ts', 'left.ts']).get('left.ts')).toBe(typeIn(files).get('left.ts'));
});

test('global names are written as the reader writes them', () => {
  const text = 'export const bag = {[Symbol.iterator]: () => new Map<string, Date>()};\n';
  writeFileSync(join(folder, 'bag.ts'), text);
  const {texts} = service.typesOf('bag.ts', {'bag.ts': text});
  expect(texts[0]?.type).toBe('const bag: { [Symbol.iterator]: () => Map<string, Date> }');
});

test('a property is said to be of its owner, without the arguments of that, also in a namespace', () => {
  const text =
    'declare namespace Tea {\n  interface Cup<T> {\n    holds: T;\n  }\n}\nexport const read = (cup: Tea.Cup<string>) => cup.holds;\n';
  writeFileSync(join(folder, 'cup.ts'), text);
  const {texts} = service.typesOf('cup.ts', {'cup.ts': text});
  expect(texts.map(({type}) => type)).toContain('Tea.Cup.holds: string');
});
