import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {readReadable, readableFiles} from './readReadable';

let folder: string | undefined;
afterEach(() => {
  if (folder) rmSync(folder, {recursive: true});
  folder = undefined;
});

function read(...files: string[]) {
  folder = mkdtempSync(join(tmpdir(), 'readable-'));
  files.forEach((text, i) => writeFileSync(join(folder!, `file${i}.ts`), text));
  return readReadable(folder);
}

test('a function: what only its owner declares is not shown, every way to call it has its sentence', () => {
  const {createShelf} = read(`
    interface Creators<Book> {
      /** @of createShelf */
      createShelf: {
        /** For books. */
        (options: Options<Book>): Shelf<Book>;
        /** For labels, which you name. */
        <Label extends string = string>(label: Label): Shelf<Label>;
      };
    }`);
  expect(createShelf!.signature).toBe(
    '// For books.\nfunction createShelf(options: Options<Book>): Shelf<Book>;\n\n' +
      '// For labels, which you name.\nfunction createShelf<Label extends string = string>(label: Label): Shelf<Label>;',
  );
});

test('a table: the types of members, on one line each, and the signatures of its functions', () => {
  const found = read(`
    /** @of Shelf */
    interface Members<Book> {
      books?: readonly Book[];
      add: {(book: Book): void; (books: Book[]): void};
      sort: (
        compare: (a: Book, b: Book) => number,
        options?:
          | boolean
          | {stable: boolean},
      ) => void;
    }`);
  expect(found.Shelf!.members).toEqual({
    books: {type: 'readonly Book[]', optional: true},
    add: {type: '(book: Book) => void\n(books: Book[]) => void', optional: false},
    sort: {
      type: '(compare: (a: Book, b: Book) => number, options?: boolean | {stable: boolean}) => void',
      optional: false,
    },
  });
  expect(found['Shelf.add']!.signature).toContain('function add(books: Book[]): void;');
});

test('a type', () => {
  expect(read('/** @of Loan */\ntype Ours<Book> = {\n  book: Book;\n};').Loan!.signature).toBe(
    'type Loan<Book> = { book: Book };',
  );
});

test('what is wrong is told with its file', () => {
  expect(() => read('/** @of A */ interface B { add(book: string): void }')).toThrow(
    'readable/file0.ts: B has a member that is not written name: type. The compiler compares methods loosely: ' +
      'write name: (parameter: Type) => Result.',
  );
  rmSync(folder!, {recursive: true});
  expect(() => read('/** @of A */ type B = 1;', '/** @of A */ type C = 2;')).toThrow(
    'readable/file1.ts: A is declared in readable/file0.ts, too: keep one.',
  );
});

test('every declaration has a proof beside it', () => {
  const readable = join(__dirname, '../readable');
  for (const file of readableFiles(readable)) {
    const text = readFileSync(join(readable, file), 'utf8');
    const declared = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name!);
    if (!text.includes('@of ')) continue;
    const proof = readFileSync(join(readable, file.replace(/\.ts$/, '.proof.ts')), 'utf8');
    const imports = /^[^]*} from '[^']+';\n/.exec(proof)![0];
    const claims = proof.slice(imports.length);
    for (const name of declared) {
      expect(imports, `${file}: ${name}`).toMatch(new RegExp(`\\b${name}\\b`));
      expect(claims, `${file}: ${name}`).toMatch(new RegExp(`\\b${name}\\b`));
    }
    expect(claims).toMatch(/Proof<|Proven</);
    const code = text.replace(/\/\*.*?\*\//gs, '').replaceAll(' = any,', '');
    expect(code, `${file} says any`).not.toMatch(/(?<![\w'])any(?![\w'])/);
  }
});
