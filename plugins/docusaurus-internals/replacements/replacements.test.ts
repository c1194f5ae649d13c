import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {folderOf, readInstalled, scriptsOf} from '../installed';
import * as helmet from './helmet';
import * as prism from './prism';
import propTypes from './propTypes';

/** The names that Docusaurus's own scripts for browsers import from a module, and where. */
function importsOf(module: string): Map<string, string> {
  const scripts = [
    ...scriptsOf('@docusaurus/core', 'lib/client'),
    ...scriptsOf('@docusaurus/theme-common', 'lib'),
    ...scriptsOf('@docusaurus/theme-classic', 'lib/theme'),
    ...scriptsOf('@docusaurus/plugin-content-docs', 'lib/client'),
  ].filter(([file]) => !/Blog/.test(file));
  const names = new Map<string, string>();
  for (const [file, source] of scripts)
    for (const [, list = ''] of source.matchAll(
      new RegExp(`import \\{([^}]*)\\} from ['"]${module}['"]`, 'g'),
    ))
      for (const name of list.split(',')) names.set(name.split(' as ')[0]!.trim(), file);
  return names;
}

test.each([
  // Its own imports need the bundler, so its exports are listed here.
  ['@docusaurus/utils-common', ['applyTrailingSlash', 'getErrorCausalChain']],
  ['prism-react-renderer', Object.keys(prism)],
  ['react-helmet-async', Object.keys(helmet)],
])('Docusaurus imports nothing else from %s than its replacement has', (module, exported) => {
  const names = importsOf(module);
  expect([...names.keys()].length).toBeGreaterThan(0);
  expect([...names].filter(([name]) => !exported.includes(name))).toEqual([]);
});

test('the originals are where they are imported from', () => {
  const originals = [
    [folderOf('@docusaurus/utils-common'), 'lib/applyTrailingSlash.js'],
    [folderOf('@docusaurus/utils-common'), 'lib/errorUtils.js'],
    [folderOf('@docusaurus/theme-classic'), 'lib/theme/MDXContent/index.js'],
  ] as const;
  expect(originals.map((path) => join(...path)).filter((path) => !existsSync(path))).toEqual([]);
});

test('only `withRouter` copies static properties, and Docusaurus does not use it', () => {
  const router = readInstalled('react-router', 'esm/react-router.js');
  const [, ...uses] = router.split(/\bhoistStatics\(/);
  expect(uses).toHaveLength(1);
  expect(router.slice(router.indexOf('function withRouter('))).toContain('hoistStatics(');
  for (const module of ['react-router', 'react-router-dom', '@docusaurus/router'])
    expect([...importsOf(module).keys()], module).not.toContain('withRouter');
});

test('the router asks for the kind of a component only where it checks props, which production does not', () => {
  const router = readInstalled('react-router', 'esm/react-router.js');
  const isDevelopment = 'if (process.env.NODE_ENV !== "production") {';
  const [, ...uses] = router.split(/\bisValidElementType\(/);
  expect(uses).toHaveLength(1);
  const before = router.slice(0, router.indexOf('isValidElementType('));
  const block = before.slice(before.lastIndexOf(`\n${isDevelopment}`));
  expect(block).toContain('propTypes');
  expect(block, 'the block is not yet over').not.toMatch(/\n}/);
  expect(router.match(/import \{(.*)\} from 'react-is'/)?.[1]?.trim()).toBe('isValidElementType');
});

test('types of props can be stated as before', () => {
  const types = propTypes as Record<string, (value?: unknown) => unknown>;
  expect(() => types['oneOfType']!([types['arrayOf']!(types['node']), types['object']])).not.toThrow();
  expect(types['shape']!({})).toHaveProperty('isRequired');
});
