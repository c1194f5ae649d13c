import {existsSync, readdirSync} from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Any plugin and src/ may import these; they import no other plugin. */
const SHARED = ['shared', 'docusaurus-internals'];

/**
 * The page's Markdown twin shows the same samples as the page, so it may use their reader.
 *
 * @type {Record<string, string[]>}
 */
const allowed = {'markdown-pages': ['samples']};

const plugins = existsSync('plugins') ? readdirSync('plugins') : [];

/** @param {string} plugin */
const others = (plugin) =>
  plugins.filter((name) => name !== plugin && !SHARED.includes(name) && !allowed[plugin]?.includes(name));

/** What Docusaurus generates or does not document. */
const internals = {
  regex:
    '^@generated/(registry|routes|globalData)|^@docusaurus/(ComponentCreator|[\\w-]+/lib)|^react-router$',
  message: 'Use plugins/docusaurus-internals/, which has a test for each such dependency.',
};

/**
 * An import boundary: which folders the files of a folder must not import.
 *
 * @param {string} folder
 * @param {string[]} forbidden names of folders, from the project's root or beside `folder`
 * @param {string} message
 * @returns {import('eslint').Linter.Config}
 */
const boundary = (folder, forbidden, message) => ({
  name: `import boundary of ${folder}`,
  files: [`${folder}/**/*.{ts,tsx,mjs}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {regex: `^(@site/|(\\.\\./)+)(${forbidden.join('|')})(/|$)`, message},
          ...(folder === 'plugins/docusaurus-internals' || folder === 'samples' ? [] : [internals]),
        ],
      },
    ],
    'no-restricted-properties':
      folder === 'plugins/docusaurus-internals'
        ? 'off'
        : ['error', {object: 'window', property: 'docusaurus', message: internals.message}],
  },
});

export default defineConfig(
  {ignores: ['build/', '.docusaurus/', '.cache/', '**/node_modules/']},
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', ignoreRestSiblings: true}],
      eqeqeq: ['error', 'always', {null: 'ignore'}],
    },
  },
  {
    // A fixture of Playwright calls a function named `use`, which is no hook.
    files: ['tests/**'],
    rules: {'react-hooks/rules-of-hooks': 'off'},
  },
  {
    // Bundler loaders.
    files: ['**/*.cjs'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    // Says what the library's types say, which allow any definition and any object. Values stand for their types; a call
    // that ours refuses, too, needs no second reason.
    files: ['plugins/api-reference/{readable,__fixtures__}/**'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/ban-ts-comment': ['error', {'ts-expect-error': false}],
    },
  },
  {
    // Declaration merging needs an interface that is empty where it is declared.
    files: ['samples/**'],
    rules: {'@typescript-eslint/no-empty-object-type': ['error', {allowInterfaces: 'always'}]},
  },
  boundary(
    'samples',
    ['plugins', 'src', 'docs', 'tests', 'tasks', 'static'],
    'A sample is what a reader pastes: it imports npm packages and its siblings only.',
  ),
  boundary(
    'src',
    [`plugins(?!/(${SHARED.join('|')})/)`, 'samples', 'tests', 'tasks'],
    'src/ runs in the browser and imports nothing that builds or tests the site.',
  ),
  plugins.map((plugin) =>
    boundary(
      `plugins/${plugin}`,
      ['src', 'tests', 'tasks', 'plugins', ...others(plugin)],
      'A plugin imports neither src/ nor another plugin: pass what it needs as an option.',
    ),
  ),
);
