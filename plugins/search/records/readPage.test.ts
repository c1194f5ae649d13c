import {expect, test} from 'vitest';
import {readPage} from './readPage';

const ADDRESS = {site: 'https://docs.example', path: '/base/api/createKettle'};

function page(article: string, {tag = 'docs-default-current'} = {}): string {
  return `<!doctype html><html lang="en"><head><title>createKettle | Site</title>
    <meta name="docusaurus_version" content="current"><meta name="docusaurus_tag" content="${tag}"></head>
    <body><nav>Navigation</nav><article>
    <nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item"><a><svg></svg></a></li>
    <li class="breadcrumbs__item"><span>API reference</span></li><li class="breadcrumbs__item"><span>Kitchen</span></li>
    <li class="breadcrumbs__item breadcrumbs__item--active"><span>createKettle</span></li></ul></nav>
    <div class="theme-doc-markdown markdown"><header><h1>createKettle</h1></header>${article}</div>
    </article><footer>Footer</footer></body></html>`;
}

const ARTICLE = `
  <p>Makes a <code>Kettle</code>.</p>
  <h2 class="anchor" id="options">Options<a class="hash-link" href="#options">#</a></h2>
  <p>All of them.</p>
  <table><thead><tr><th>Option</th><th>Default</th><th>Meaning</th></tr></thead><tbody>
    <tr id="kettleoptions-boilat" data-member="boilAt" data-of="KettleOptions"><td><code>boilAt</code></td><td>100</td><td>Degrees.</td></tr>
    <tr id="kettleoptions-lid" data-member="lid" data-of="KettleOptions"><td><code>lid</code></td><td></td><td>Shut<br>or open.</td></tr>
  </tbody></table>
  <h3 id="whistle"><code>whistle</code> and <code>hiss</code></h3>
  <p>Sounds &lt;img src=x onerror=alert(1)&gt;.</p>
  <ul><li><code>volume</code>: how loud.</li><li><a href="/x"><code>elsewhere</code></a>: a link.</li></ul>
  <div class="code-block" data-lang="ts"><pre tabindex="0"><code>const secretSample = 1</code></pre></div>
  <h2 id="messages">Messages</h2>
  <div class="error-message" id="message-cold" data-message="The kettle {name} is cold"><pre>The kettle {name} is cold</pre><p>Heat it.</p></div>`;

test('a page becomes one record for itself and for each heading, option and message, in DocSearch’s shape', () => {
  const records = readPage(page(ARTICLE), ADDRESS);
  expect(
    records.map(({type, kind, url, content}) => [
      type,
      kind,
      url.replace('https://docs.example', ''),
      content,
    ]),
  ).toEqual([
    ['lvl1', 'page', '/base/api/createKettle', 'Makes a Kettle.'],
    ['lvl2', 'section', '/base/api/createKettle#options', 'All of them. Option Default Meaning'],
    ['lvl3', 'option', '/base/api/createKettle#kettleoptions-boilat', '100 Degrees.'],
    ['lvl3', 'option', '/base/api/createKettle#kettleoptions-lid', 'Shut or open.'],
    [
      'lvl3',
      'section',
      '/base/api/createKettle#whistle',
      'Sounds <img src=x onerror=alert(1)>. volume: how loud.',
    ],
    ['lvl2', 'section', '/base/api/createKettle#messages', null],
    ['lvl3', 'message', '/base/api/createKettle#message-cold', 'Heat it.'],
  ]);
  expect(records[2]).toEqual({
    objectID: 'https://docs.example/base/api/createKettle#kettleoptions-boilat',
    url: 'https://docs.example/base/api/createKettle#kettleoptions-boilat',
    url_without_anchor: 'https://docs.example/base/api/createKettle',
    anchor: 'kettleoptions-boilat',
    type: 'lvl3',
    hierarchy: {
      lvl0: 'API reference › Kitchen',
      lvl1: 'createKettle',
      lvl2: 'Options',
      lvl3: 'boilAt',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: '100 Degrees.',
    language: 'en',
    version: ['current'],
    docusaurus_tag: 'docs-default-current',
    weight: {pageRank: 0, level: 80, position: 2},
    kind: 'option',
    symbols: ['boilAt'],
    defines: [],
    keywords: [],
    questions: [],
    wordings: [],
  });
});

test('what came with a later release says which, and the mark is no text', () => {
  const mark = '<span class="since" data-since="2.6">since 2.6</span>';
  const html = `<h2 id="boil">Boil</h2><p class="since-line">${mark}</p><p>Text.</p>
    <table data-since="2.4"><tr id="a" data-member="lid"><td>lid</td><td>Shut.</td></tr>
    <tr id="b" data-member="boilAt" data-since="2.6"><td>boilAt ${mark}</td><td>Degrees.</td></tr></table>`;
  const records = readPage(page(html), ADDRESS);
  expect(records.map(({anchor, since, content}) => [anchor, since, content])).toEqual([
    [null, undefined, null],
    ['boil', '2.6', 'Text.'],
    ['a', '2.4', 'Shut.'],
    ['b', '2.6', 'Degrees.'],
  ]);
});

test('keywords are of the page, not of its sections', () => {
  const html = page(ARTICLE).replace('<head>', '<head><meta name="keywords" content="hot water, tea">');
  const [first, ...others] = readPage(html, ADDRESS);
  expect(first?.keywords).toEqual(['hot water', 'tea']);
  expect(others.flatMap(({keywords}) => keywords)).toEqual([]);
});

test('names in headings and in front of list items are known; a linked name belongs to another place', () => {
  const whistle = readPage(page(ARTICLE), ADDRESS).find(({anchor}) => anchor === 'whistle');
  expect(whistle?.symbols).toEqual(['whistle', 'hiss']);
  expect(whistle?.defines).toEqual(['volume']);
});

test('links with a few words about them are left out, and so is a section of nothing else', () => {
  const list = `<h2 id="see-also">See also</h2><ul><li><a href="/x">createPot</a>: for tea.</li></ul>
    <h2 id="glossary">Glossary</h2><ul><li><a href="/x">Pot</a>: ${'a vessel '.repeat(20)}</li>
    <li><a href="#lid">Lid</a>: on top.</li></ul>`;
  const records = readPage(page(list), ADDRESS);
  expect(records.map(({anchor}) => anchor)).toEqual([null, 'glossary']);
  expect(records[1]?.content).toMatch(/^Pot: a vessel .* Lid: on top\.$/);
});

test('navigation, hash links and code are not text of the page', () => {
  const text = JSON.stringify(readPage(page(ARTICLE), ADDRESS));
  expect(text).not.toMatch(/Navigation|Footer|secretSample|#"|​/);
});

test('the type of an option can be found, its exact wording cannot', () => {
  const row = `<table><tbody><tr id="kettleoptions-pour" data-member="pour"><td><code>pour</code></td>
    <td class="api-type"><code>(into: <a href="#cup">Cup</a>) => void</code>
    <details class="api-full-type"><summary>Exact type</summary><pre><code>IsUnknown&lt;C, D></code></pre></details></td>
    <td>Pours.</td></tr></tbody></table>`;
  const [, option] = readPage(page(row), ADDRESS);
  expect(option!.content).toBe('(into: Cup) => void Pours.');
});

test('words for JavaScript in the place of others are not text of the page', () => {
  const names =
    '<p>Open <a>a.<span class="in-ts">ts</span><span class="in-js" data-text="js"></span></a>.</p>';
  const commands = '<p><code class="in-ts">tsx a.ts</code><code class="in-js">tsx a.js</code> runs it.</p>';
  expect(readPage(page(names + commands), ADDRESS)[0]?.content).toBe('Open a.ts. tsx a.ts runs it.');
});

test('two places with one anchor have ids of their own', () => {
  const ids = readPage(page('<h2 id="a">A</h2><h2 id="a">A</h2>'), ADDRESS).map(({objectID}) => objectID);
  expect(new Set(ids).size).toBe(3);
});

test('a page that is not documentation has no records', () => {
  expect(readPage(page(ARTICLE, {tag: 'default'}), ADDRESS)).toEqual([]);
  expect(readPage('<html><body><main>Landing</main></body></html>', ADDRESS)).toEqual([]);
});
