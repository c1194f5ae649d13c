import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {createBlock, createSampleBlock} from './createBlock';
import type {Fence} from './fence';
import {deriveJavaScript} from './javascript/deriveJavaScript';
import {renderBlock, TYPES_ONLY} from './render/renderBlock';
import {MOST_FILES, renderFiles} from './render/renderFiles';

const fence = (code: string, more: Partial<Fence> = {}): Fence => ({
  code,
  language: 'ts',
  npm2yarn: false,
  ...more,
});

async function sampleBlock(code: string, title = 'shelf.ts') {
  const javascript = await deriveJavaScript(code, 'shelf.ts', {singleQuote: true});
  const lines = code.split('\n').map((_, index) => index + 1);
  const {block} = await createSampleBlock(
    fence(code, {title}),
    {file: 'shelf.ts', lines, indent: 0},
    javascript,
  );
  return block;
}

const tabsOf = (html: string) =>
  Array.from(html.matchAll(/data-tab="([\w-]+)" value="(\w+)"/g), ([, , value]) => value);

describe('a TypeScript sample', () => {
  test('has a switch and both texts, whose marks are the same', async () => {
    const {html, attributes} = renderBlock(
      await sampleBlock('const a: number = 1;\ncreate<A>(); // [!code ++]'),
    );
    expect(tabsOf(html)).toEqual(['ts', 'js']);
    expect(html).toContain('<pre tabindex="0" class="in-ts"><code><span class="k">const</span> a: <span');
    expect(html).toContain('<pre tabindex="0" class="in-js"><code><span class="k">const</span> a = <span');
    expect(html.match(/<span class="add">/g)).toHaveLength(2);
    expect(html).not.toContain('style=');
    expect(attributes).toEqual({className: 'code-block', 'data-lang': 'ts'});
  });

  test('has no switch if the JavaScript is the same, but its title follows the language', async () => {
    const {html} = renderBlock(await sampleBlock('const a = 1;'));
    expect(tabsOf(html)).toEqual([]);
    expect(html.match(/<pre/g)).toHaveLength(1);
    expect(html).toContain('shelf.<span class="in-ts">ts</span><span class="in-js" data-text="js"></span>');
  });

  test.each([
    [
      'bikes.ts, before',
      'bikes.<span class="in-ts">ts</span><span class="in-js" data-text="js"></span>, before',
    ],
    ['src/Sign.tsx', 'src/Sign.<span class="in-ts">tsx</span><span class="in-js" data-text="jsx"></span>'],
    [
      'books.spec.ts: a query',
      'books.spec.<span class="in-ts">ts</span><span class="in-js" data-text="js"></span>: a query',
    ],
    ['shelf.d.ts, as emitted', 'shelf.d.ts, as emitted'],
  ])('the title "%s" follows the language', async (title, shown) => {
    const {html} = renderBlock(await sampleBlock('const a: number = 1;', title));
    expect(html).toContain(`<div class="code-block-title">${shown}</div>`);
  });

  test('shows a comment for one language in that language only', async () => {
    const source = '// js: plain\nconst a: number = 1; // ts: checked';
    const javascript = await deriveJavaScript(source, 'shelf.ts', {singleQuote: true});
    const {block} = await createSampleBlock(
      fence('const a: number = 1; // checked'),
      {file: 'shelf.ts', lines: [2], onlyInJavaScript: [1], indent: 0},
      javascript,
    );
    const texts = block.variants.map(({html = ''}) => html.replace(/<[^>]*>/g, ''));
    expect(texts).toEqual(['const a: number = 1; // checked', '// plain\nconst a = 1;']);
  });

  test('says so in JavaScript if it is types only, and then there is nothing to copy', async () => {
    const {html} = renderBlock(await sampleBlock('type A = string;'));
    expect(html).toContain(`<p class="in-js code-block-note">${TYPES_ONLY}</p>`);
    expect(html).toContain('class="code-copy in-ts"');
  });
});

test('an install command is written once and shown for four package managers', async () => {
  const block = await createBlock(fence('npm install --save-dev a', {language: 'bash', npm2yarn: true}));
  const {html} = renderBlock(block);
  expect(tabsOf(html)).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
  const texts = Array.from(html.matchAll(/<code>(.*?)<\/code>/gs), ([, code]) =>
    code!.replace(/<[^>]*>/g, ''),
  );
  expect(texts).toEqual([
    'npm install --save-dev a',
    'yarn add --dev a',
    'pnpm add --save-dev a',
    'bun add --dev a',
  ]);
});

test('a command that differs in JavaScript is shown for each package manager in each language', async () => {
  const block = await createBlock(
    fence('npx tsx a.ts', {language: 'bash', npm2yarn: true, javascript: 'npx tsx a.js'}),
  );
  const {html} = renderBlock(block);
  expect(tabsOf(html)).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
  expect(html.match(/<pre/g)).toHaveLength(8);
  expect(html).toMatch(/class="in-npm in-ts"><code>.*?a\.ts.*?class="in-npm in-js"><code>.*?a\.js/s);
});

test('a list of files follows the language without a switch of its own', async () => {
  const {html} = renderBlock(
    await createBlock(fence('a.ts  it', {language: 'text', javascript: 'a.js  it'})),
  );
  expect(tabsOf(html)).toEqual([]);
  expect(html).toContain('<pre tabindex="0" class="in-ts"><code>a.ts  it</code></pre>');
  expect(html).toContain('<pre tabindex="0" class="in-js"><code>a.js  it</code></pre>');
});

test('a title that names a file of the page follows the language', async () => {
  const output = fence('1', {language: 'text', title: 'Output of a.ts', titleFollows: true});
  expect(renderBlock(await createBlock(output)).html).toContain('Output of a.<span class="in-ts">ts</span>');
});

test('a fence with a body has one text, and its title is escaped', async () => {
  const {html} = renderBlock(await createBlock(fence('{}', {language: 'json', title: '<a> & "b"'})));
  expect(html).toContain('<div class="code-block-title">&lt;a> &amp; &quot;b&quot;</div>');
  expect(tabsOf(html)).toEqual([]);
});

test('a button to wrap lines is there for lines that may not fit', async () => {
  const wrap = async (length: number) => {
    const {html} = renderBlock(await createBlock(fence('x'.repeat(length), {language: 'text'})));
    return /code-wrap[\w -]*/.exec(html)?.[0];
  };
  expect([await wrap(40), await wrap(60), await wrap(100)]).toEqual([
    undefined,
    'code-wrap code-wrap-narrow',
    'code-wrap',
  ]);
});

test('files are radio buttons, each with its label and its block', async () => {
  const blocks = [await sampleBlock('const a = 1;', 'a.ts'), await sampleBlock('const b = 1;', 'b.ts')];
  const {html, attributes} = renderFiles(blocks, 'files-1');
  expect(attributes).toEqual({className: 'code-files', role: 'group', 'aria-label': 'Files'});
  expect(html).toContain(
    '<input type="radio" class="visually-hidden" name="files-1" id="files-1-0" checked><label class="code-block-title" for="files-1-0">a.',
  );
  expect(html).toContain('<input type="radio" class="visually-hidden" name="files-1" id="files-1-1"><label');
  expect(html.match(/<div class="code-block[ "]/g)).toHaveLength(2);
});

test('the styles show as many files as a group may have', () => {
  const styles = readFileSync(join(import.meta.dirname, 'tabs.css'), 'utf8');
  const shown = Array.from(
    styles.matchAll(/input:nth-of-type\((\d+)\):checked ~ \.code-block:nth-of-type\(\1\)/g),
    ([, at]) => Number(at),
  );
  expect(shown).toEqual(Array.from({length: MOST_FILES}, (_, index) => index + 1));
});

test('the lines of a diff are marked by their first character, which is not shown', async () => {
  const block = await createBlock(fence('-const a = 1;\n+const a = 2;\n end();', {language: 'diff'}));
  const {html} = renderBlock(block);
  expect(html).toMatch(/<span class="del"><span class="k">const/);
  expect(html).toMatch(/<span class="add"><span class="k">const/);
  expect(html).not.toContain('-<span');
  expect(html.match(/class="(?:add|del)"/g)).toHaveLength(2);
});

test('a page about types shows no JavaScript, and its titles keep their endings', async () => {
  const code = 'const a: number = 1;';
  const javascript = await deriveJavaScript(code, 'shelf.ts', {singleQuote: true});
  const {block} = await createSampleBlock(
    fence(code, {title: 'shelf.ts'}),
    {file: 'shelf.ts', lines: [1], indent: 0, typescriptOnly: true},
    javascript,
  );
  const {html} = renderBlock(block);
  expect(html.match(/<pre/g)).toHaveLength(1);
  expect(html).toContain('>shelf.ts<');
  expect(tabsOf(html)).toEqual([]);
});
