import {expect, test} from 'vitest';
import {tabsHeadScript} from './tabs';

function run(getItem: (key: string) => string | null): Record<string, string> {
  const attributes: Record<string, string> = {};
  const documentElement = {setAttribute: (name: string, value: string) => (attributes[name] = value)};
  new Function('document', 'localStorage', tabsHeadScript())({documentElement}, {getItem});
  return attributes;
}

test('without a choice the first of each group shows', () => {
  expect(run(() => null)).toEqual({'data-tab-language': 'ts', 'data-tab-package-manager': 'npm'});
});

test('the stored choice shows', () => {
  const stored: Record<string, string> = {
    'docusaurus.tab.language': 'js',
    'docusaurus.tab.package-manager': 'pnpm',
  };
  expect(run((key) => stored[key] ?? null)).toEqual({
    'data-tab-language': 'js',
    'data-tab-package-manager': 'pnpm',
  });
});

test('a value that nobody knows is as good as none', () => {
  expect(run(() => '"><script>')).toEqual({'data-tab-language': 'ts', 'data-tab-package-manager': 'npm'});
});

test('a browser that refuses its storage shows the defaults', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  expect(run(refuse)).toEqual({'data-tab-language': 'ts', 'data-tab-package-manager': 'npm'});
});
