import {expect, test} from 'vitest';
import {LATER} from './later';
import {paintEarly} from './paintEarly';

const STOP = `<script id=painted-first>document.body.offsetTop;${LATER}</script>`;
const EXPECT = '<link rel=expect href=#painted-first blocking=render>';
const COLOR = '<script>color()</script>';
const LONG = `<p>${'word '.repeat(200)}</p>`;
const DEFERRED = '<script src=/a.js defer></script><script src=/b.js defer></script>';
const page = (body: string, scripts = DEFERRED) =>
  `<head><script>tabs()</script><link rel=stylesheet href=/a.css />${scripts}</head><body class=x>${body}</body>`;
const article = (blocks: string) => `<h1>Title</h1><div data-article=/page>${blocks}</div><p>Footer</p>`;

test('the color mode is decided before the styles, the browser stops when a screen is full, and scripts come last', () => {
  const first = `<p>One <b>two</b>.</p>${LONG}`;
  expect(paintEarly(page(`${COLOR}<p>Skip</p>${article(`${first}<p>Three.</p>`)}`), 'page.html')).toBe(
    `<head><script>tabs()</script>${EXPECT}${COLOR}<link rel=stylesheet href=/a.css /></head><body class=x>` +
      `<p>Skip</p>${article(`${first}${STOP}<p>Three.</p>`)}${DEFERRED}</body>`,
  );
});

test('a block with blocks in it is one', () => {
  const list = `<ul><li>${LONG}</li><li><p>Two.</p></li></ul>`;
  expect(paintEarly(page(COLOR + article(`${list}<p>Three.</p>`)), 'page.html')).toContain(`${list}${STOP}`);
});

test('on a short page the browser stops after its last block', () => {
  const html = paintEarly(page(COLOR + article('<p>One.</p><p>Two.</p>')), 'page.html');
  expect(html).toContain(`<p>Two.</p>${STOP}</div>`);
});

test.each([
  ['no script', article('<p>One.</p>')],
  ['no article', `${COLOR}<h1>Title</h1><p>One.</p>`],
  ['an article without text', COLOR + article('')],
  ['a script after the article', `${article('<p>One.</p>')}${COLOR}`],
])('%s: the build says which page', (_name, body) => {
  expect(() => paintEarly(page(body), 'api/page.html')).toThrow(/^api\/page\.html does not have .*adapt/);
});

test('scripts that the browser would wait for: the build says which page', () => {
  const html = page(COLOR + article(LONG), '<script src=/a.js></script>');
  expect(() => paintEarly(html, 'api/page.html')).toThrow(/^api\/page\.html does not have a script .*adapt/);
});
