import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test, vi} from 'vitest';
import {VERSION_FILE} from './docsVersion.cjs';
import {LISTS, readPages, withoutDocNames, withoutDocsPages} from './generatedLists.cjs';
import {requireInstalled} from './installed';

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
afterAll(() => rmSync(folder, {recursive: true}));

const plugin = {name: 'docusaurus-plugin-content-docs', id: 'default'};
const page = (path: string) => ({
  path,
  component: '@theme/DocItem',
  exact: true,
  modules: {content: `@site/docs${path}.mdx`},
  sidebar: 'docs',
  plugin,
});
const routes = [
  {path: '/', component: '@site/src/pages/index.tsx', exact: true, plugin},
  {
    path: '/',
    component: '@theme/DocsRoot',
    exact: false,
    routes: [
      {
        path: '/',
        component: '@theme/DocRoot',
        exact: false,
        props: {version: {}},
        routes: [page('/tea'), page('/coffee-beans')],
        plugin,
      },
    ],
    plugin,
  },
];

/** What the installed Docusaurus writes for these routes. */
async function generate() {
  // In production, the names of chunks are hashes.
  vi.stubEnv('NODE_ENV', 'production');
  const {generateRouteFiles} = requireInstalled('@docusaurus/core/lib/server/codegen/codegenRoutes');
  await generateRouteFiles({generatedFilesDir: folder, routes});
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const [routesFile = '', registryFile = '', chunkNamesFile = ''] = LISTS;
  return {routes: read(routesFile), registry: read(registryFile), chunkNames: read(chunkNamesFile)};
}

test('docs pages are found in what Docusaurus generates', async () => {
  const lists = await generate();
  const {docItem, inSidebar, pages} = readPages(lists);
  expect(inSidebar).toEqual(['/tea', '/coffee-beans']);
  expect(pages).toEqual(['/tea', '/coffee-beans']);
  expect(lists.registry).toContain(`"${docItem}": [`);
});

test('the lists without docs pages keep everything else', async () => {
  const lists = await generate();
  const {routes, registry, chunkNames} = withoutDocsPages(lists, readPages(lists).docItem);
  for (const list of [routes, registry, chunkNames]) expect(list).not.toMatch(/tea|coffee/);
  expect(routes).toContain('const routes = [');
  expect(routes).toContain("component: ComponentCreator('*')");
  for (const kept of ['@theme/DocItem', '@theme/DocRoot', '@site/src/pages/index.tsx'])
    expect(registry).toContain(`"${kept}"`);
  expect(Object.keys(JSON.parse(chunkNames))).toHaveLength(3);
});

test('the data that all docs pages share are in a file of a known name', async () => {
  const {registry} = await generate();
  const [, file] = /import\([^)]*"(@generated[^"]*)"\)/.exec(registry) ?? [];
  expect(file).toMatch(VERSION_FILE);
});

test('the global data of the docs plugin name no page afterwards', () => {
  const {toGlobalDataVersion} = requireInstalled('@docusaurus/plugin-content-docs/lib/globalData.js');
  const doc = {id: 'tea', permalink: '/tea', slug: '/', frontMatter: {}, unversionedId: 'tea'};
  const version = toGlobalDataVersion({
    versionName: 'current',
    docs: [doc],
    drafts: [],
    sidebars: {},
    categoryGeneratedIndices: [],
    sidebarsUtils: {getFirstLink: () => undefined, getFirstDocIdOfFirstSidebar: () => 'tea'},
  });
  expect(JSON.stringify(version)).toContain('/tea');
  const data = {'docusaurus-plugin-content-docs': {default: {versions: [version]}}, other: {}};
  const {[plugin.name]: docs, other} = JSON.parse(withoutDocNames(JSON.stringify(data)));
  expect(docs.default.versions[0]).toMatchObject({name: 'current', docs: []});
  expect(other).toEqual({});
});

test('other lists are an error that says what was expected and found', async () => {
  const lists = await generate();
  expect(() => readPages({...lists, registry: 'export default {};'})).toThrow(
    /generatedLists\.cjs expects\.\nExpected: in registry\.js.*DocItem.*\nFound: export default \{\};/,
  );
  expect(() => readPages({...lists, routes: 'export default [];'})).toThrow(
    /Expected: in routes\.js.*\nFound: export default \[\];/,
  );
  expect(() => withoutDocNames('{}')).toThrow(/Expected: in globalData\.json.*\nFound: \{\}/);
});
