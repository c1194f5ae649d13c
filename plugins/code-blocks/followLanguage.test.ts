import type {Element, ElementContent, Root} from 'hast';
import {expect, test} from 'vitest';
import type {Fence} from './fence';
import {followInProse, inBothLanguages, shownFiles} from './followLanguage';
import {commandInJavaScript, inJavaScript, piecesOf} from './javascript/fileNames';

const element = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});

function fence(file: string, code = ''): Element {
  const inner = element('code', code);
  const origin = {file, lines: [1], indent: 0};
  inner.properties = {className: [`language-${file.split('.').at(-1)}`], sample: JSON.stringify(origin)};
  return element('pre', inner);
}

const isShown = (name: string) => ['store.ts', 'App.tsx'].includes(name);

/** The HTML of a paragraph of the page, after the step. */
function inPage(...children: (ElementContent | string)[]): string {
  const tree: Root = {type: 'root', children: [fence('page/app/store.ts'), element('p', ...children)]};
  followInProse(tree, shownFiles(tree));
  return html(tree.children[1] as Element).slice('<p>'.length, -'</p>'.length);
}

function html(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const {className, dataText} = node.properties;
  const names = className ? ` class="${String(className)}"` : '';
  const data = dataText ? ` data-text="${String(dataText)}"` : '';
  return `<${node.tagName}${names}${data}>${node.children.map(html).join('')}</${node.tagName}>`;
}

const TS = '<span class="in-ts">ts</span><span class="in-js" data-text="js"></span>';

test.each([
  ['store.ts', 'store.js'],
  ['Create src/app/App.tsx.', 'Create src/app/App.jsx.'],
  ['store.ts imports App.tsx, twice', 'store.js imports App.jsx, twice'],
  ['myStore.ts, store.d.ts, store.ts.map, store.tsv', 'myStore.ts, store.d.ts, store.ts.map, store.tsv'],
])('"%s" is "%s" in JavaScript', (text, javascript) => {
  expect(inJavaScript(piecesOf(text, isShown))).toBe(javascript);
});

test.each([
  ['npm install tsx\nnpx tsx src/weigh.ts', 'npm install tsx\nnpx tsx src/weigh.js'],
  ['npm create vite@latest x -- --template react-ts --y', 'npm create vite@latest x -- --template react --y'],
  ['git diff -- api.ts', 'git diff -- api.ts'],
])('the command "%s" is "%s" in JavaScript', (command, javascript) => {
  expect(commandInJavaScript(command)).toBe(javascript);
});

test('a file of the page follows in links and words, whose text stays that of the TypeScript', () => {
  expect(inPage(element('a', 'src/store.ts'), ', and store.ts.')).toBe(
    `<a>src/store.${TS}</a>, and store.${TS}.`,
  );
});

test('a file that the page does not show stays', () => {
  expect(inPage(element('code', 'vite.config.ts'))).toBe('<code>vite.config.ts</code>');
});

test('code that names a file of the page is there twice, so that all of it can be copied', () => {
  expect(inPage(element('code', 'npx tsx store.ts'), ' runs')).toBe(
    '<code class="in-ts">npx tsx store.ts</code><code class="in-js">npx tsx store.js</code> runs',
  );
  expect(inPage(element('a', element('code', 'store.ts')))).toBe(
    '<a><code class="in-ts">store.ts</code><code class="in-js">store.js</code></a>',
  );
});

test('fences are left to those who highlight them', () => {
  const tree: Root = {type: 'root', children: [fence('page/store.ts', "import './store.ts'")]};
  const before = JSON.stringify(tree);
  followInProse(tree, shownFiles(tree));
  expect(JSON.stringify(tree)).toBe(before);
});

test.each<[string, Partial<Fence>, Partial<Fence>]>([
  ['a list of files', {language: 'text', code: 'store.ts  the store'}, {javascript: 'store.js  the store'}],
  ['a command', {language: 'bash', code: 'npx tsx other.ts'}, {javascript: 'npx tsx other.js'}],
  ['a title', {language: 'text', code: '1', title: 'Output of store.ts'}, {titleFollows: true}],
  ['data', {language: 'json', code: '"store.ts"'}, {}],
  [
    'a recording',
    {language: 'text', code: 'store.ts', sample: {file: 'a.output.txt', lines: [1], indent: 0}},
    {},
  ],
])('a fence with %s', (_what, given, added) => {
  const one = {code: '', language: 'text' as const, npm2yarn: false, ...given};
  expect(inBothLanguages(one, isShown)).toEqual({...one, ...added});
});
