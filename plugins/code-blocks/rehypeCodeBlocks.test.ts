import {mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, mkdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Element, Root} from 'hast';
import {afterAll, beforeEach, expect, test, vi} from 'vitest';
import {VFile} from 'vfile';
import rehypeCodeBlocks from './rehypeCodeBlocks';
import {copyNamedTypes} from './types/TypeAssets';
import {Compilers} from './compiler/Compilers';

// Starting the compiler takes seconds on a busy machine.
vi.setConfig({testTimeout: 60_000});

const repository = join(__dirname, '../..');
const siteDir = mkdtempSync(join(tmpdir(), 'site-'));
const cache = join(siteDir, 'node_modules/.cache/code-blocks');

// A site with this plugin, the tools and the library, but with a cache and a sample of its own.
mkdirSync(join(siteDir, 'node_modules'));
for (const name of readdirSync(join(repository, 'node_modules')))
  if (!name.startsWith('.'))
    symlinkSync(join(repository, 'node_modules', name), join(siteDir, 'node_modules', name));
symlinkSync(join(repository, 'plugins'), join(siteDir, 'plugins'));
for (const name of ['package.json', 'package-lock.json'])
  symlinkSync(join(repository, name), join(siteDir, name));
mkdirSync(join(siteDir, 'samples'));
const compilerOptions = {
  strict: true,
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2022'],
  types: [],
};
writeFileSync(join(siteDir, 'samples/tsconfig.json'), JSON.stringify({compilerOptions}));

beforeEach(() => writeFileSync(join(siteDir, 'samples/shelf.ts'), 'export const shelf: string[] = [];\n'));
afterAll(() => rmSync(siteDir, {recursive: true}));

function pre(code: string, properties: Element['properties']): Element {
  const child: Element = {
    type: 'element',
    tagName: 'code',
    properties,
    children: [{type: 'text', value: `${code}\n`}],
  };
  const position = {start: {line: 7, column: 1}, end: {line: 9, column: 4}};
  return {type: 'element', tagName: 'pre', properties: {}, children: [child], position};
}

const sample = (lines: number[]) =>
  pre(readFileSync(join(siteDir, 'samples/shelf.ts'), 'utf8').trimEnd(), {
    className: ['language-ts'],
    metastring: 'title="shelf.ts"',
    sample: JSON.stringify({file: 'shelf.ts', lines, indent: 0}),
  });

async function run(...children: Element[]): Promise<string> {
  const tree: Root = {type: 'root', children};
  await rehypeCodeBlocks({siteDir, links: {}})(tree, new VFile({path: join(siteDir, 'docs/page.mdx')}));
  return JSON.stringify(tree.children);
}

test('more files than there are tabs are refused, with their place', async () => {
  const files = {
    type: 'mdxJsxFlowElement',
    name: 'Files',
    attributes: [],
    children: Array.from({length: 9}, () => pre('npm ci', {className: ['language-bash']})),
    position: {start: {line: 7, column: 1}, end: {line: 99, column: 1}},
  } as unknown as Element;
  await expect(run(files)).rejects.toThrow('docs/page.mdx:7: <Files> has 9 files, and tabs.css shows 8.');
});

test('a fence becomes one element, whose HTML is a constant of the module', async () => {
  const tree = JSON.parse(await run(pre('npm ci', {className: ['language-bash']})));
  expect(tree).toHaveLength(2);
  expect(tree[0].data.estree.body[0].declarations[0].init.elements[0].properties[0].value.value).toContain(
    'npm',
  );
  expect(tree[1]).toMatchObject({type: 'mdxJsxFlowElement', name: 'div'});
  expect(tree[1].attributes.map(({name}: {name: string}) => name)).toEqual([
    'className',
    'data-lang',
    'dangerouslySetInnerHTML',
  ]);
});

test('the second build does not start the compiler, and still has its types', async () => {
  const before = Compilers.started;
  const cold = await run(sample([1]));
  expect(Compilers.started).toBe(before + 1);
  expect(await run(sample([1]))).toBe(cold);
  expect(Compilers.started).toBe(before + 1);

  const [, name] = /data-types","value":"(\w+)"/.exec(cold)!;
  const outDir = join(siteDir, 'build');
  mkdirSync(outDir, {recursive: true});
  writeFileSync(join(outDir, 'page.html'), `<div class="code-block" data-types="${name}">`);
  expect(copyNamedTypes(cache, outDir)).toBe(1);
  const types = JSON.parse(readFileSync(join(outDir, `assets/types/${name}.json`), 'utf8'));
  expect(types.ts).toEqual([13, 5, 0]);
  expect(types.texts[0]).toContain('shelf: <span class="t">string</span>[]');
});

test('an edited sample has other types', async () => {
  const before = await run(sample([1]));
  writeFileSync(join(siteDir, 'samples/shelf.ts'), 'export const shelf: number[] = [];\n');
  expect(await run(sample([1]))).not.toBe(before);
});

test('types that are gone are an error that says what to do', () => {
  const outDir = join(siteDir, 'broken');
  mkdirSync(outDir, {recursive: true});
  writeFileSync(join(outDir, 'page.html'), '<div data-types="0123456789ab">');
  expect(() => copyNamedTypes(cache, outDir)).toThrow(/0123456789ab\.json.*docusaurus clear/s);
});

test('an error names the page and the line', async () => {
  await expect(run(pre('x', {className: ['language-cobol']}))).rejects.toThrow(
    "docs/page.mdx:7: The fence's language `cobol` is not highlighted here: use one of ts, tsx, js",
  );
});
