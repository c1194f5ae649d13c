import {join} from 'node:path';
import {expect, test, vi} from 'vitest';
import {installedLibrary} from '../library/LibraryFiles';
import {readRelease} from './readRelease';

vi.setConfig({testTimeout: 60_000});

// The last release of 1.x is installed for the tests of "From 1.x to 2.x". It has no `exports` in its package.json, and a
// declaration file for each module.
test('reads an old release, with its types that are not exported', () => {
  const root = join(process.cwd(), 'node_modules');
  const files = installedLibrary(process.cwd(), join(root, 'rtk-1'));
  const {version, exports, members, codes} = readRelease(files, [
    {of: 'ConfigureStoreOptions'},
    {of: 'ThunkOptions'},
    {of: 'DynamicMiddlewareInstance', from: '@reduxjs/toolkit'},
    {of: 'QueryLifecycleApi'},
  ]);
  expect(version).toBe('1.9.7');
  expect(exports).toMatchObject({getDefaultMiddleware: 'value', Dictionary: 'type'});
  expect(exports).not.toHaveProperty('Tuple');
  expect(Object.keys(members['ConfigureStoreOptions']!).sort()).toEqual([
    'devTools',
    'enhancers',
    'middleware',
    'preloadedState',
    'reducer',
  ]);
  expect(members['ConfigureStoreOptions']).toMatchObject({devTools: '?T | boolean'});
  expect(Object.keys(members)).toEqual(['ConfigureStoreOptions', 'ThunkOptions', 'QueryLifecycleApi']);
  expect(members['ThunkOptions']).toEqual({extraArgument: 'T'});
  expect(members['QueryLifecycleApi']).toHaveProperty('queryFulfilled');
  expect(codes).toEqual({});
});
