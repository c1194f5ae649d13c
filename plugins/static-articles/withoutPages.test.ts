import {expect, test} from 'vitest';
import {withoutPages} from './withoutPages.cjs';

const generated = {
  routes: `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', 'e5f'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', 'a82'),
    routes: [
      {
        path: '/tea',
        component: ComponentCreator('/tea', 'f09'),
        exact: true,
        sidebar: "docs"
      },
      {
        path: '/coffee',
        component: ComponentCreator('/coffee', 'f10'),
        exact: true,
        sidebar: "docs"
      }
    ]
  },
];
`,
  registry: `export default {
  "1111": [() => import(/* webpackChunkName: "1111" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "2222": [() => import(/* webpackChunkName: "2222" */ "@site/docs/tea.mdx"), "@site/docs/tea.mdx", require.resolveWeak("@site/docs/tea.mdx")],
  "3333": [() => import(/* webpackChunkName: "3333" */ "@site/src/pages/index.tsx"), "@site/src/pages/index.tsx", require.resolveWeak("@site/src/pages/index.tsx")],
  "4444": [() => import(/* webpackChunkName: "4444" */ "@site/docs/coffee.mdx"), "@site/docs/coffee.mdx", require.resolveWeak("@site/docs/coffee.mdx")],};
`,
  chunkNames: JSON.stringify({
    '/-e5f': {__comp: '3333'},
    '/tea-f09': {__comp: '1111', content: '2222'},
    '/coffee-f10': {__comp: '1111', content: '4444'},
  }),
};

test('routes, scripts and sources keep what is not a docs page', () => {
  const {routes, registry, chunkNames} = withoutPages(generated);
  expect(routes).not.toMatch(/tea|coffee/);
  expect(routes).toContain("ComponentCreator('/', 'a82'),\n    routes: [");
  expect(routes).toContain("export default registerRoutes(routes, '1111');");
  expect(registry).not.toMatch(/tea|coffee/);
  expect(registry).toMatch(/\],\s*\};\s*$/);
  expect(registry).toContain('@theme/DocItem');
  expect(registry).toContain('@site/src/pages/index.tsx');
  expect(JSON.parse(chunkNames)).toEqual({'/-e5f': {__comp: '3333'}});
});

test('a page that is not in the sidebar is refused by name', () => {
  const routes = generated.routes.replace(/sidebar: "docs"(?=\s*\}\s*\])/, 'hidden: true');
  expect(() => withoutPages({...generated, routes})).toThrow('/coffee: not in the sidebar');
});

test('so is a generated index of a category', () => {
  const chunkNames = generated.chunkNames.replace('{"__comp":"1111","content":"4444"}', '{"__comp":"5555"}');
  expect(() => withoutPages({...generated, chunkNames})).toThrow('/coffee: not a docs page');
});

test('so is an address that cannot be registered', () => {
  const renamed = (text: string) => text.replaceAll('/coffee', '/coffee-2.0');
  expect(() =>
    withoutPages({
      ...generated,
      routes: renamed(generated.routes),
      chunkNames: renamed(generated.chunkNames),
    }),
  ).toThrow('/coffee-2.0: an address with characters');
});
