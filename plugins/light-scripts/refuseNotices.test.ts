import {expect, test} from 'vitest';
import {refuseHideableSidebar, refuseNotices, type DocsContent} from './refuseNotices';

const page = {source: '@site/docs/tea.mdx', unlisted: false, tags: []};
const version = {versionName: 'current', banner: null, badge: false, docs: [page]};
const content = (change: object, pageChange: object = {}): DocsContent => ({
  loadedVersions: [{...version, ...change, docs: [{...page, ...pageChange}]}],
});

test('a page without notices is fine', () => {
  expect(() => refuseNotices(content({}))).not.toThrow();
});

test.each([
  ['a banner', content({banner: 'unmaintained'}), 'the version "current" has a banner'],
  ['a badge', content({badge: true}), 'the version "current" has a banner or a badge'],
  ['an unlisted page', content({}, {unlisted: true}), '@site/docs/tea.mdx is unlisted'],
  ['a tag', content({}, {tags: [{}]}), '@site/docs/tea.mdx has tags'],
])('%s names its place', (_what, docs, message) => {
  expect(() => refuseNotices(docs)).toThrow(message);
});

test('a sidebar that can be hidden needs its buttons', () => {
  expect(() => refuseHideableSidebar({docs: {sidebar: {hideable: true}}})).toThrow(
    'the sidebar can be hidden',
  );
  expect(() => refuseHideableSidebar({docs: {sidebar: {hideable: false}}})).not.toThrow();
  expect(() => refuseHideableSidebar({})).not.toThrow();
});
