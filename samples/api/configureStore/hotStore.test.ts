import {createServer} from 'vite';
import {expect, test} from 'vitest';
import {store} from './hotStore';

test('works without a development server', () => {
  expect(store.getState().stock).toBe(60);
});

test('Vite hands an edited root reducer to the store', async () => {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: {noDiscovery: true},
    server: {middlewareMode: true, watch: null, ws: false},
  });
  try {
    await server.transformRequest('/hotStore.ts');
    const graph = server.environments.client.moduleGraph;
    const file = await graph.getModuleByUrl('/hotStore.ts');
    expect([...(file?.acceptedHmrDeps ?? [])].map(({url}) => url)).toEqual([
      '/rootReducer.ts',
    ]);
  } finally {
    await server.close();
  }
});
