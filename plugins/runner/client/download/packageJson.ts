import {specifiersOf} from '../../sources/resolve';

/** What a project has besides the packages that its files import. */
const TOOLS = ['vite', 'vitest'];
const TYPES = ['typescript', '@types/node', '@types/react', '@types/react-dom'];

/** With exactly the versions that the site's own tests run on. */
export function packageJson(
  files: Record<string, string>,
  versions: Record<string, string>,
  isScript: boolean,
): string {
  const isTest = (file: string) => file.startsWith('testing/') || file.includes('.test.');
  const imported = (wanted: (file: string) => boolean) =>
    Object.entries(files)
      .filter(([file]) => wanted(file))
      .flatMap(([, text]) => specifiersOf(text))
      .map(packageOf)
      .filter((name) => name in versions);
  const elements = Object.keys(files).some((file) => file.endsWith('x')) ? ['react', 'react-dom'] : [];
  const runs = new Set([...imported((file) => !isTest(file)), ...elements]);
  const tests = [...imported(isTest), ...TOOLS, ...(isScript ? [] : TYPES)];
  const needsDom = Object.keys(files).some((file) => /\.test\.[jt]sx$/.test(file));
  const develops = new Set([...tests, ...(needsDom ? ['jsdom', '@testing-library/dom'] : [])]);
  const exact = (names: Iterable<string>) =>
    Object.fromEntries([...names].sort().map((name) => [name, versions[name]]));
  return `${JSON.stringify(
    {
      name: 'redux-toolkit-sample',
      private: true,
      type: 'module',
      scripts: {dev: 'vite', build: 'vite build', test: 'vitest run'},
      dependencies: exact(runs),
      devDependencies: exact([...develops].filter((name) => !runs.has(name))),
      msw: {workerDirectory: ['public']},
    },
    null,
    2,
  )}\n`;
}

/** `@reduxjs/toolkit/query` is of `@reduxjs/toolkit`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
