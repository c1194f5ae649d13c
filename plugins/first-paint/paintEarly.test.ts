import {expect, test} from 'vitest';
import {paintEarly} from './paintEarly';

const STOP = '<script id=painted-first>0</script>';
const EXPECT = '<link rel=expect href=#painted-first blocking=render>';
const COLOR = '<script>color()</script>';
const page = (body: string) =>
  `<head><script>tabs()</script><link rel=stylesheet href=/a.css /></head><body class=x>${body}</body>`;

test('the color mode is decided before the styles, and the browser stops after the first paragraph', () => {
  const html = page(`${COLOR}<p>Skip</p><article><h1>Title</h1><p>One.</p><p>Two.</p></article>`);
  expect(paintEarly(html, 'page.html')).toBe(
    `<head><script>tabs()</script>${EXPECT}${COLOR}<link rel=stylesheet href=/a.css /></head><body class=x>` +
      `<p>Skip</p><article><h1>Title</h1><p>One.</p>${STOP}<p>Two.</p></article></body>`,
  );
});

test.each([
  ['no script', '<article><h1>Title</h1><p>One.</p></article>'],
  ['no paragraph', `${COLOR}<article><h1>Title</h1><pre></pre></article>`],
  ['a script after the title', `<article><h1>Title</h1>${COLOR}<p>One.</p></article>`],
])('%s: the build says which page', (_name, body) => {
  expect(() => paintEarly(page(body), 'api/page.html')).toThrow(/^api\/page\.html does not have .*adapt/);
});
