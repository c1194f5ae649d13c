// What the page says about the published package, read from the installed one.
/// <reference types="vite/types/importMeta.d.ts" />
/// <reference types="node" />
import * as root from '@reduxjs/toolkit';
import * as query from '@reduxjs/toolkit/query';
import * as queryReact from '@reduxjs/toolkit/query/react';
import * as react from '@reduxjs/toolkit/react';
import * as immer from 'immer';
import * as reselect from 'reselect';
import {describe, expect, it, test} from 'vitest';
import {record, recordOutput} from '../../testing/recordOutput';
import {runAs} from '../../testing/runAs';

const files: Record<string, string> = import.meta.glob(
  [
    '/node_modules/{@reduxjs/toolkit,redux,immer,reselect,redux-thunk,react-redux,react,typescript-native}/package.json',
    '/node_modules/{redux,reselect}/dist/*.browser.mjs',
    '/node_modules/redux/dist/redux.d.ts',
    '/node_modules/{immer/dist/immer.production,redux-thunk/dist/redux-thunk}.mjs',
    '/node_modules/@reduxjs/toolkit/dist/{index.d.ts,*.mjs,*.js,cjs/*.cjs,query/*.mjs}',
    '/node_modules/@reduxjs/toolkit/dist/{query,react,query/react}/*.{modern.mjs,legacy-esm.js}',
    '/node_modules/@reduxjs/toolkit/{query,react,query/react}/package.json',
    '/node_modules/@reduxjs/toolkit/skills/**/SKILL.md',
    '/node_modules/reselect/dist/reselect.mjs',
    '/node_modules/@standard-schema/utils/dist/index.js',
  ],
  {query: '?raw', import: 'default', eager: true, exhaustive: true},
);
const pages: Record<string, string> = import.meta.glob('./*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function read(path: string): string {
  const text = files[`/node_modules/${path}`];
  if (text === undefined) throw new Error(`${path} is not installed`);
  return text;
}
const manifest = (name: string) => JSON.parse(read(`${name}/package.json`));
const toolkit = manifest('@reduxjs/toolkit');

/** The names two modules share by spelling but not by value, and the names only the second has. */
const changed = (
  before: Record<string, unknown>,
  after: Record<string, unknown>,
) => Object.keys(after).filter((name) => before[name] !== after[name]);

describe('versions', () => {
  it('are the ones this site was tested with', async () => {
    const names = [
      '@reduxjs/toolkit',
      'redux',
      'immer',
      'reselect',
      'redux-thunk',
      'react-redux',
      'react',
    ];
    // Installed under another name: the compiler that checks the samples.
    const versions = [
      ...names.map((name) => [name, manifest(name).version]),
      ['typescript', manifest('typescript-native').version],
    ];
    await record(
      './versions.output.txt',
      versions
        .map(([name, version]) => `${name.padEnd(17)} ${version}`)
        .join('\n'),
    );
  });

  it('have the ranges in the list', () => {
    expect(toolkit.dependencies).toEqual({
      '@standard-schema/spec': '^1.0.0',
      '@standard-schema/utils': '^0.3.0',
      redux: '^5.0.1',
      immer: '^11.2.9',
      reselect: '^5.1.0',
      'redux-thunk': '^3.1.0',
    });
    expect(toolkit.peerDependencies).toMatchObject({
      react: '^16.9.0 || ^17.0.0 || ^18 || ^19',
      'react-redux': '^7.2.1 || ^8.1.3 || ^9.0.0',
    });
    expect(toolkit.peerDependenciesMeta).toMatchObject({
      react: {optional: true},
      'react-redux': {optional: true},
    });
    expect(manifest('react-redux').peerDependencies.react).toBe(
      '^18.0 || ^19',
    );
    expect(read('@reduxjs/toolkit/dist/index.d.ts')).toMatch(/\bNoInfer</);
  });
});

test('Redux marks createStore as deprecated, in favor of the toolkit', () => {
  const [, comment] =
    read('redux/dist/redux.d.ts').match(
      /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*declare function createStore/,
    ) ?? [];
  expect(comment).toContain('@deprecated');
  expect(comment).toContain('@reduxjs/toolkit');
});

describe('entry points', () => {
  it('are four', () => {
    expect(Object.keys(toolkit.exports)).toEqual([
      './package.json',
      '.',
      './react',
      './query',
      './query/react',
    ]);
  });

  test('/react differs from the root in one function', () => {
    expect(changed(root, react)).toEqual(['createDynamicMiddleware']);
    expect(changed(react, root)).toEqual(['createDynamicMiddleware']);
    expect(react.createDynamicMiddleware()).toHaveProperty(
      'createDispatchWithMiddlewareHook',
    );
    expect(root.createDynamicMiddleware()).not.toHaveProperty(
      'createDispatchWithMiddlewareHook',
    );
  });

  test('/query/react adds hooks to /query', () => {
    expect(changed(query, queryReact).sort()).toEqual([
      'ApiProvider',
      'UNINITIALIZED_VALUE',
      'createApi',
      'reactHooksModule',
      'reactHooksModuleName',
    ]);
    expect(Object.keys(query).every((name) => name in queryReact)).toBe(
      true,
    );
  });

  it('leave some functions to their own packages', () => {
    const fromReselect = [
      'createStructuredSelector',
      'setGlobalDevModeChecks',
    ];
    const fromImmer = [
      'enableMapSet',
      'enableArrayMethods',
      'castDraft',
      'nothing',
      'isDraftable',
      'produceWithPatches',
    ];
    for (const name of fromReselect) expect(reselect).toHaveProperty(name);
    for (const name of fromImmer) expect(immer).toHaveProperty(name);
    for (const name of [
      ...fromReselect,
      ...fromImmer,
      'useSelector',
      'Provider',
    ])
      expect(root).not.toHaveProperty(name);
  });
});

describe('files', () => {
  /** What a resolver with these conditions picks: the first key of each object that it knows. */
  function resolve(
    conditions: string[],
    entry: unknown = toolkit.exports['.'],
  ): string {
    if (typeof entry === 'string') return entry;
    const [, next] =
      Object.entries(entry as object).find(
        ([key]) => key === 'default' || conditions.includes(key),
      ) ?? [];
    return resolve(conditions, next);
  }

  it('are chosen by the conditions of a resolver', () => {
    expect(resolve(['import', 'module', 'browser'])).toBe(
      './dist/redux-toolkit.modern.mjs',
    );
    expect(resolve(['require', 'module-sync', 'node'])).toBe(
      './dist/redux-toolkit.modern.mjs',
    );
    expect(resolve(['import', 'node'])).toBe(
      './dist/redux-toolkit.modern.mjs',
    );
    expect(resolve(['import', 'browser'])).toBe(
      './dist/redux-toolkit.browser.mjs',
    );
    expect(resolve(['require', 'browser'])).toBe('./dist/cjs/index.js');
    expect(resolve(['require', 'react-native'])).toBe(
      './dist/cjs/index.js',
    );
    expect(root).not.toHaveProperty('default');
    expect(resolve(['require', 'node'])).toBe('./dist/cjs/index.js');
    expect(resolve(['import', 'react-native'])).toBe(
      './dist/redux-toolkit.modern.mjs',
    );
    expect(resolve(['require', 'react-native'])).toBe(
      './dist/cjs/index.js',
    );
    expect(toolkit['react-native']).toBe(
      'dist/redux-toolkit.legacy-esm.js',
    );
    expect(toolkit.module).toBe('dist/redux-toolkit.legacy-esm.js');
  });

  const require = process
    .getBuiltinModule('node:module')
    .createRequire(import.meta.url);

  test('require() in this Node finds the ES module, but the CommonJS file of Immer', () => {
    expect(require.resolve('@reduxjs/toolkit')).toMatch(
      /\/dist\/redux-toolkit\.modern\.mjs$/,
    );
    expect(require.resolve('immer')).toMatch(/\/dist\/cjs\/index\.js$/);
    // In a process of its own: what Immer has loaded stays loaded.
    const program = `
      const {createNextState} = require('@reduxjs/toolkit');
      const clear = () => {
        try {
          createNextState(new Map([[1, 2]]), (draft) => draft.clear());
          return 'cleared';
        } catch (error) {
          return error.message;
        }
      };
      require('immer').enableMapSet();
      console.log(clear());
      import('immer').then(({enableMapSet}) => {
        enableMapSet();
        console.log(clear());
      });
    `;
    const {execFileSync} = process.getBuiltinModule('node:child_process');
    const printed = execFileSync(process.execPath, ['-e', program]);
    const [first, second] = printed.toString().split('\n');
    expect(first).toContain("The plugin for 'MapSet' has not been loaded");
    expect(second).toBe('cleared');
  });

  test('none can be imported by its path', () => {
    expect(() =>
      require.resolve('@reduxjs/toolkit/dist/redux-toolkit.modern.mjs'),
    ).toThrow(/is not defined by "exports"/);
    expect(() => require.resolve('@reduxjs/toolkit/src/index.ts')).toThrow(
      /is not defined by "exports"/,
    );
    expect(require.resolve('@reduxjs/toolkit/package.json')).toMatch(
      /package\.json$/,
    );
  });

  it('exist', () => {
    for (const file of [
      'redux-toolkit.modern.mjs',
      'redux-toolkit.legacy-esm.js',
      'redux-toolkit.browser.mjs',
      'cjs/redux-toolkit.development.cjs',
      'cjs/redux-toolkit.production.min.cjs',
    ])
      expect(read(`@reduxjs/toolkit/dist/${file}`)).not.toBe('');
    expect(
      Object.keys(files).filter((path) => path.endsWith('/SKILL.md')),
    ).toHaveLength(8);
  });

  test('those for bundlers read NODE_ENV; the legacy one has no ?.', () => {
    const modern = read('@reduxjs/toolkit/dist/redux-toolkit.modern.mjs');
    const legacy = read(
      '@reduxjs/toolkit/dist/redux-toolkit.legacy-esm.js',
    );
    expect(modern).toContain('process.env.NODE_ENV');
    expect(legacy).toContain('process.env.NODE_ENV');
    const uses = (ending: string) =>
      [
        'redux-toolkit',
        'react/redux-toolkit-react',
        'query/rtk-query',
        'query/react/rtk-query-react',
      ].map((name) =>
        read(`@reduxjs/toolkit/dist/${name}.${ending}`).includes('?.'),
      );
    expect(uses('modern.mjs')).toEqual([true, false, true, true]);
    expect(uses('legacy-esm.js')).toEqual([false, false, false, false]);
    // RTK Query imports a package that has no such file.
    expect(read('@standard-schema/utils/dist/index.js')).toContain('?.');
    expect(
      read('@reduxjs/toolkit/dist/query/rtk-query.legacy-esm.js'),
    ).toContain('@standard-schema/utils');
    expect(modern).toMatch(/import \{[^}]*\bfreeze\b[^}]*\} from "immer"/);
  });

  test('tools that ignore exports find the other entry points in folders', () => {
    for (const folder of ['query', 'react', 'query/react']) {
      const nested = JSON.parse(
        read(`@reduxjs/toolkit/${folder}/package.json`),
      );
      expect(nested.module).toContain('legacy-esm.js');
      expect(nested).not.toHaveProperty('exports');
    }
  });

  test('Jest with a React Native preset meets ES modules of two companions', () => {
    const {exports} = manifest('immer');
    expect(resolve(['require', 'react-native'], exports['.'])).toBe(
      './dist/immer.legacy-esm.js',
    );
    const redux = manifest('react-redux').exports['.'];
    expect(resolve(['require', 'react-native'], redux)).toBe(
      './dist/react-redux.legacy-esm.js',
    );
  });

  test('Reselect does without WeakRef where there is none', () => {
    expect(read('reselect/dist/reselect.mjs')).toMatch(
      /typeof WeakRef === "undefined" \? StrongRef/,
    );
  });

  test('the browser file is stripped of its checks', () => {
    const browser = read('@reduxjs/toolkit/dist/redux-toolkit.browser.mjs');
    expect(browser).not.toContain('NODE_ENV');
    expect(browser).not.toContain('A non-serializable value was detected');
    expect(browser).toContain('Minified Redux Toolkit error #');
  });
});

describe('the import map', () => {
  const page = pages['./index.html']!;
  const {imports}: {imports: Record<string, string>} = JSON.parse(
    page.match(/<script type="importmap">([^]*?)<\/script>/)![1]!,
  );
  const fileOf = (address: string) =>
    address
      .replace('https://unpkg.com/', '')
      .replace(/(?<=.)@[\d.]+(?=\/)/, '');
  const bareImports = (source: string) =>
    [...source.matchAll(/\bfrom\s*["']([^."'/][^"']*)["']/g)].map(
      (match) => match[1]!,
    );

  it('names what the browser files import, and nothing else', () => {
    const needed = Object.values(imports).flatMap((address) =>
      bareImports(read(fileOf(address))),
    );
    expect([...new Set([...needed, '@reduxjs/toolkit'])].sort()).toEqual(
      Object.keys(imports).sort(),
    );
  });

  it('needs two more names for RTK Query', () => {
    const query = 'dist/query/rtk-query.browser.mjs';
    const file = read(`@reduxjs/toolkit/${query}`);
    expect(bareImports(file).filter((name) => !(name in imports))).toEqual([
      '@standard-schema/utils',
    ]);
    expect(toolkit.exports['./query'].browser.import.default).toBe(
      `./${query}`,
    );
  });

  it('points at the tested versions, at files that need no bundler', () => {
    for (const [name, address] of Object.entries(imports)) {
      expect(address).toContain(`/${name}@${manifest(name).version}/`);
      expect(read(fileOf(address))).not.toContain('process.env');
    }
  });
});

test('development prints long messages and checks more', async () => {
  await recordOutput(
    './development.output.txt',
    () => import('./environments'),
  );
});

test('production prints numbers and runs one middleware', async () => {
  await recordOutput('./production.output.txt', () =>
    runAs('production', () => import('./environments')),
  );
});
