import {useContext, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import {readInstalled, requireInstalled, runClientModule} from '../installed';

/** What the generated files would hold; the modules below share them, as they do in the bundle. */
const generated = vi.hoisted(() => ({
  registry: {} as Record<string, unknown>,
  chunkNames: {} as Record<string, unknown>,
  routes: [] as object[],
}));
vi.mock('@generated/registry', () => ({default: generated.registry}));
vi.mock('@generated/routesChunkNames', () => ({default: generated.chunkNames}));
vi.mock('@generated/routes', () => ({default: generated.routes}));
vi.mock('@docusaurus/ComponentCreator', () =>
  runClientModule('exports/ComponentCreator.js', {
    '@generated/registry': generated.registry,
    '@generated/routesChunkNames': generated.chunkNames,
    '@theme/Loading': () => null,
    '../flat': runClientModule('flat.js', {}),
    '../routeContext': {RouteContextProvider: ({children}: {children: unknown}) => children},
  }),
);

test('a page that is added to the lists is loaded and rendered as one of Docusaurus', async () => {
  const {pageComponent} = await import('./pageComponent');
  const DocItem = ({content: Content}: {content: ComponentType}) => <Content />;
  generated.registry['1111'] = [async () => ({default: DocItem}), '@theme/DocItem', 'doc-item'];
  const load = vi.fn(async () => ({default: () => <p>Green tea</p>}));
  const component = pageComponent('/tea', '1111', load);
  expect(load).not.toHaveBeenCalled();
  await component.preload();
  expect(load).toHaveBeenCalledOnce();
  const Page = component as unknown as ComponentType;
  expect(renderToStaticMarkup(<Page />)).toBe('<p>Green tea</p>');
});

test('without a registry a page is an error that says what was expected', async () => {
  const {pageComponent} = await import('./pageComponent');
  expect(() => pageComponent('/tea', 'missing', async () => ({}))).toThrow(
    'Docusaurus has no registry of chunks',
  );
});

test('Docusaurus loads a page through what replaces the preload of its route', async () => {
  const {wrapPreload} = await import('./routes');
  const preload = vi.fn(async () => 'stock');
  const wrapped = vi.fn();
  const inner = {path: '/tea', exact: true, component: {preload}};
  const outer = {path: '/', component: {preload}, routes: [inner]};
  generated.routes.splice(0, generated.routes.length, outer);
  wrapPreload(outer, (stock) => async () => wrapped(await stock()));
  const preloadPage = runClientModule('preload.js', {'@generated/routes': generated.routes}).default as (
    path: string,
  ) => Promise<unknown>;
  await preloadPage('/tea');
  expect(wrapped.mock.calls).toEqual([['stock'], ['stock']]);
  expect(() => wrapPreload({component: {}}, (stock) => stock)).toThrow(
    'Docusaurus has no preload of a route',
  );
});

test('the router passes the address in the context that is used here', async () => {
  const {RouterContext} = await import('./RouterContext');
  const {MemoryRouter} = requireInstalled('react-router-dom');
  const Address = () => useContext(RouterContext).location.pathname;
  const page = (
    <MemoryRouter initialEntries={['/tea']}>
      <Address />
    </MemoryRouter>
  );
  expect(renderToStaticMarkup(page)).toBe('/tea');
});

test('what loads pages ahead is replaced once', async () => {
  const {replacePreloading} = await import('./preloading');
  const stock = runClientModule('docusaurus.js', {
    '@generated/routes': [],
    '@generated/routesChunkNames': {},
    './prefetch': {},
    './preload': {},
    './flat': {},
  }).default as typeof window.docusaurus;
  vi.stubGlobal('window', {docusaurus: stock});
  const own = {preload: vi.fn(), prefetch: vi.fn()};
  replacePreloading(() => own as never);
  replacePreloading(() => expect.unreachable());
  expect(window.docusaurus).toEqual(own);
  vi.stubGlobal('window', {});
  expect(() => replacePreloading(() => own as never)).toThrow('Docusaurus has no window.docusaurus');
});

test('links call what is replaced', () => {
  const source = readInstalled('@docusaurus/core', 'lib/client/exports/Link.js');
  expect(source).toMatch(/window\.docusaurus\.preload\(/);
  expect(source).toMatch(/window\.docusaurus\.prefetch\(/);
});
