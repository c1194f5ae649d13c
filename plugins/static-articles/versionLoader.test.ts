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

test.each([
  ['no sidebar', {}],
  ['two sidebars', {docs: [], more: []}],
])('%s: an error that says what to do', (_what, docsSidebars) => {
  const other = JSON.stringify({version: {...data.version, docsSidebars}});
  expect(() => splitVersion(other, 'version.json')).toThrow(
    'adapt plugins/static-articles/versionLoader.cjs',
  );
});
