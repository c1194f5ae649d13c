import {expect, test} from 'vitest';
import {addVersions, linkNames, popupHtml} from './popupHtml';

const links = {
  createSlice: '/api/createSlice',
  PayloadAction: '/api/createAction#payloadaction',
  name: '/wrong',
};

test('a declaration is highlighted, with the comment of its author below', async () => {
  expect(await popupHtml({kind: '', type: 'const size: number', comment: 'a < b'})).toBe(
    '<code><span class="k">const</span> size: <span class="t">number</span></code><p>a &lt; b</p>',
  );
});

test('what is no declaration is highlighted as if it were', async () => {
  expect(await popupHtml({kind: 'property', type: 'Options.size?: number', comment: ''})).toBe(
    '<code><span class="c">(property) </span>Options.size?: <span class="t">number</span></code>',
  );
  expect(await popupHtml({kind: '', type: 'twice<string>(value: string): void', comment: ''})).toContain(
    'twice&lt;<span class="t">string</span>>(value: <span class="t">string</span>): <span class="t">void</span>',
  );
});

test('names of the library become links to their reference', () => {
  const html = '<code><span class="t">PayloadAction</span>&lt;<span class="t">Book</span>></code>';
  expect(linkNames(html, links, [])).toBe(
    '<code><span class="t"><a href="/api/createAction#payloadaction">PayloadAction</a></span>&lt;<span class="t">Book</span>></code>',
  );
});

test('neither a property, nor a string, nor a comment, nor a name of the sample itself is a link', () => {
  const html = '<code>{ name: "createSlice"; other.createSlice }</code><p>createSlice</p>';
  expect(linkNames(html, links, [])).toBe(html);
  expect(linkNames('<code>createSlice</code>', links, ['createSlice'])).toBe('<code>createSlice</code>');
});

test('a long type is short first, and whole behind a fold; names are links in both', async () => {
  const members = Array.from({length: 9}, (_, i) => `  member${i}: PayloadAction<{ title: string }>;`).join(
    '\n',
  );
  const html = linkNames(
    await popupHtml({
      kind: '',
      type: `const shelf: Slice<PayloadAction, {\n${members}\n}>`,
      comment: 'Books.',
    }),
    links,
    [],
  );
  const [short, whole] = html.split('<details><summary>Whole type</summary>');
  expect(short).not.toContain('member1');
  expect(short).toContain('<a href="/api/createAction#payloadaction">PayloadAction</a>');
  expect(whole).toContain('member8');
  expect(whole).toContain('<a href="/api/createAction#payloadaction">PayloadAction</a>');
  expect(whole).toMatch(/<\/details><p>Books\.<\/p>$/);
});

test('says which release brought what is named, and nothing of names that are the sample\u2019s own', () => {
  const since = {ApiRootState: '2.14', 'Options.maxPages': '2.6', own: '2.3'};
  const html =
    '<code>(property) <a href="/x">Options</a>&lt;A&lt;B>>.maxPages: <b>ApiRootState</b>, own.ApiRootState</code><p>own</p>';
  expect(addVersions(html, since, ['own'])).toBe(
    `${html}<p class="since" data-since="2.6">Options.maxPages: since 2.6</p>` +
      '<p class="since" data-since="2.14">ApiRootState: since 2.14</p>',
  );
});
