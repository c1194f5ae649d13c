import {expect, test} from 'vitest';
import {highlight, LANGUAGES, merge} from './highlight';
import {linesToHtml} from './toHtml';

const toText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

test.each(LANGUAGES)('%s keeps every character', async (language) => {
  const code = '<a href="x">\n\n  {"k": 1} && `t` // c\n.b { color: red }\n';
  expect(toText(linesToHtml(await highlight(code, language)))).toBe(code);
});

test('words that carry meaning get a class, and nothing gets a style', async () => {
  const html = linesToHtml(await highlight("export const a: Book = create('x', 1); // why", 'ts'));
  expect(html).toBe(
    '<span class="k">export const</span> a: <span class="t">Book</span> = <span class="f">create</span>(' +
      '<span class="s">\'x\'</span>, <span class="n">1</span>); <span class="c">// why</span>',
  );
});

test('JavaScript has the colors of TypeScript', async () => {
  const code = 'const a = useState(null);';
  expect(await highlight(code, 'jsx')).toEqual(await highlight(code, 'tsx'));
});

test('neighbors of one class become one run', () => {
  expect(merge([{text: 'a', class: 'k'}, {text: ' '}, {text: 'b', class: 'k'}, {text: 'c'}])).toEqual([
    {text: 'a b', class: 'k'},
    {text: 'c'},
  ]);
});

test('only a marked line has an element of its own, with its line break inside', async () => {
  const html = linesToHtml(await highlight('a\nb\nc', 'text'), new Map([[1, new Set(['hl' as const])]]));
  expect(html).toBe('a\n<span class="hl">b\n</span>c');
});
