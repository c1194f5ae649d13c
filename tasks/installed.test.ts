import {expect, test} from 'vitest';
import {isInstalled} from './installed.mjs';

const lock = {
  '': {version: '1.0.0'},
  'node_modules/react': {version: '19.2.0', integrity: 'sha512-a'},
  'node_modules/for-another-system': {version: '1.0.0', integrity: 'sha512-b', optional: true},
};
const {'': _, ...all} = lock;
const {'node_modules/for-another-system': __, ...required} = all;

test('what npm installed is compared with the lock file', () => {
  expect(isInstalled(lock, all)).toBe(true);
  expect(isInstalled(lock, required)).toBe(true);
});

test('anything missing or different asks for an installation', () => {
  expect(isInstalled(lock, {})).toBe(false);
  expect(isInstalled(lock, {...all, 'node_modules/react': {version: '19.1.0', integrity: 'sha512-a'}})).toBe(
    false,
  );
  expect(isInstalled(lock, {...all, 'node_modules/react': {version: '19.2.0', integrity: 'sha512-c'}})).toBe(
    false,
  );
});
