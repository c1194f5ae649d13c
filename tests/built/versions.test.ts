import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {subPath} from '../../tasks/sites.mjs';
import {root} from '../content/files';
import {docIds} from '../routes';

test('there is one version, current, labelled Next, with one sidebar', () => {
  const generated = join(root, '.docusaurus', 'globalData.json');
  const {default: docs} = JSON.parse(readFileSync(generated, 'utf8'))['docusaurus-plugin-content-docs'];
  expect(docs.versions).toHaveLength(1);
  const [version] = docs.versions;
  expect(version).toMatchObject({name: 'current', label: 'Next', isLast: true});
  expect(version).toMatchObject({mainDocId: 'introduction/getting-started'});
  // The last build may have been one below another address.
  expect(['/', subPath.base]).toContain(version.path);
  expect(version.docs.map((doc: {id: string}) => doc.id).sort()).toEqual([...docIds].sort());
  for (const doc of version.docs) expect(doc, doc.id).toMatchObject({sidebar: 'docs'});
  for (const doc of version.docs) expect(doc.path, doc.id).toMatch(new RegExp(`/${doc.id}$`));
  expect(Object.keys(version.sidebars)).toEqual(['docs']);
});
