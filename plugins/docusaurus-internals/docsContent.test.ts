import {expect, test} from 'vitest';
import {DOCS_PLUGIN, docsContent} from './docsContent';
import {readInstalled} from './installed';

test('the docs plugin has the name and the content that are looked for', () => {
  const source = readInstalled('@docusaurus/plugin-content-docs', 'lib/index.js');
  expect(source).toContain(`name: '${DOCS_PLUGIN}'`);
  expect(source).toMatch(/return \{\s*loadedVersions:/);
});

test('other content is an error that says what was expected and found', () => {
  const content = {loadedVersions: [{docs: [], sidebars: {docs: []}}]};
  expect(docsContent(content)).toBe(content);
  expect(() => docsContent({versions: []})).toThrow(
    /docsContent\.ts expects\.\nExpected: .*loadedVersions.*\nFound: \{"versions":\[\]\}/,
  );
  expect(() => docsContent(undefined)).toThrow('Found: nothing');
});
