import {existsSync, readdirSync} from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Which way imports may point. Each folder answers one question (see CONTRIBUTING.md), so an import that crosses
 * a wall means that the code lives in the wrong room.
 *
 * @param {string} folder
 * @param {string[]} rooms names of the folders that must not be imported, seen from the project's root
 * @param {string} message
 * @returns {import('eslint').Linter.Config}
 */
const wall = (folder, rooms, message) => ({
  name: `wall of ${folder}`,
  files: [`${folder}/**/*.{ts,tsx,mjs}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {patterns: [{regex: `^(@site/|(\\.\\./)+)(${rooms.join('|')})(/|$)`, message}]},
    ],
  },
});

/** Any plugin may import it; it imports no plugin. */
const SHARED = 'shared';

/**
 * The page's Markdown twin shows the same samples as the page, so it may use their reader.
 *
 * @type {Record<string, string[]>}
 */
const allowed = {'markdown-pages': ['samples']};

const plugins = existsSync('plugins') ? readdirSync('plugins') : [];

/** @param {string} plugin */
const others = (plugin) =>
  plugins.filter((name) => name !== plugin && name !== SHARED && !allowed[plugin]?.includes(name));

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
  wall(
    'samples',
    ['plugins', 'src', 'docs', 'tests', 'tasks', 'static'],
    'A sample is what a reader pastes: it imports npm packages and its siblings only.',
  ),
  wall(
    'src',
    ['plugins(?!/shared/)', 'samples', 'tests', 'tasks'],
    'src/ runs in the browser and imports nothing that builds or tests the site.',
  ),
  plugins.map((plugin) =>
    wall(
      `plugins/${plugin}`,
      ['src', 'tests', 'tasks', 'plugins', ...others(plugin)],
      'A plugin imports neither src/ nor another plugin: pass what it needs as an option.',
    ),
  ),
);
