import {expect, test} from 'vitest';
import {splitVersion} from './versionLoader.cjs';

const data = {
  version: {label: 'Next', docsSidebars: {docs: [{type: 'link', label: 'Tea'}]}, docs: {tea: {}}},
};

test('the sidebar is a module of its own', () => {
  const {version, sidebar} = splitVersion(JSON.stringify(data), '/site/version.json');
  expect(version).toContain('import(/* webpackChunkName: "sidebar" */ "/site/version.json?sidebar")');
  expect(version).toContain('export default {"version":{"label":"Next","docsSidebars":{},"docs":{}}};');
  expect(sidebar).toBe('export default [{"type":"link","label":"Tea"}];');
});
