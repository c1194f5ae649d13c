import {expect, test} from 'vitest';
import {splitDocsVersion} from './docsVersion.cjs';
import {requireInstalled} from './installed';

/** The data that the installed docs plugin gives to all docs pages. */
function versionData(sidebars: Record<string, unknown[]>): string {
  const {toVersionMetadataProp} = requireInstalled('@docusaurus/plugin-content-docs/lib/props.js');
  const doc = {id: 'tea', title: 'Tea', permalink: '/tea', frontMatter: {}};
  const version = {versionName: 'current', label: 'Next', docs: [doc], sidebars};
  return JSON.stringify({version: toVersionMetadataProp('default', version)});
}

test('the sidebar is separated from the other data', () => {
  const {data, sidebar} = splitDocsVersion(versionData({docs: [{type: 'doc', id: 'tea'}]}));
  expect(sidebar).toMatchObject([{type: 'link', label: 'Tea', href: '/tea'}]);
  expect(data).toMatchObject({version: {label: 'Next', docsSidebars: {}, docs: {}}});
});

test.each([
  ['no sidebar', {}],
  ['two sidebars', {docs: [], more: []}],
])('%s: an error that says what was expected and found', (_what, sidebars) => {
  expect(() => splitDocsVersion(versionData(sidebars))).toThrow(
    /docsVersion\.cjs expects\.\nExpected: .*one sidebar.*\nFound: [02] sidebars/,
  );
});
