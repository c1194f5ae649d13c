import {expect, test} from 'vitest';
import {audit, type Project} from './audit';

/** A project without problems; a test changes one thing. */
function project(files: Record<string, string> = {}, change: Partial<Project> = {}): string[] {
  const good = {
    'tsconfig.json': '{}',
    'testing/recordOutput.ts': '',
    'api/loans/shelf.ts': "import {b} from './books';",
    'api/loans/books.ts': "import {createSlice} from '@reduxjs/toolkit';",
    'api/loans/handlers.ts': "import {http} from 'msw';",
    'api/loans/shelf.output.txt': '1',
    'api/loans/shelf.test.ts':
      "import {recordOutput} from '../../testing/recordOutput';\nimport {h} from './handlers';\nimport 'vitest';\n" +
      "recordOutput('./shelf.output.txt', () => import('./shelf'));",
  };
  return audit({
    files: new Map(Object.entries({...good, ...files})),
    pages: new Map([['docs/api/loans.mdx', ['api/loans/shelf.ts', 'api/loans/shelf.output.txt']]]),
    exceptions: [],
    packages: new Set(['@reduxjs/toolkit', 'msw', 'vitest']),
    ...change,
  });
}

test('finds nothing wrong: shown, imported by what is shown, or the fake network', () => {
  expect(project()).toEqual([]);
});

test('a sample no page shows', () => {
  expect(project({'api/loans/old.ts': '', 'api/loans/old.test.ts': "import './old';"})).toEqual([
    'samples/api/loans/old.ts: no page shows it: name it in a fence, `sample=api/loans/old.ts`, or delete it.',
  ]);
});

test('a sample no test runs', () => {
  expect(
    project({'api/loans/shelf.ts': "import './books'; import './fines';", 'api/loans/fines.ts': ''}),
  ).toEqual([]);
  expect(
    project({'api/loans/shelf.test.ts': "recordOutput('./shelf.output.txt', () => 0); import './handlers'"}),
  ).toEqual([
    expect.stringMatching(
      /^samples\/api\/loans\/shelf\.ts: no test runs it: import it in a \*\.test\.ts beside it/,
    ),
    expect.stringMatching(/^samples\/api\/loans\/books\.ts: no test runs it/),
  ]);
});

test('a recorded output that no test records', () => {
  expect(project({'api/loans/shelf.test.ts': "import './shelf'; import './handlers'"})).toEqual([
    "samples/api/loans/shelf.output.txt: no test records it: call recordOutput('./shelf.output.txt', …) in a test beside it.",
  ]);
});

test('a folder without a page', () => {
  expect(project({'api/lones/a.test.ts': ''})).toEqual([
    'samples/api/lones/a.test.ts: no page owns this folder: samples/ mirrors docs/, so move it to samples/<path of its page>/.',
  ]);
});

test('imports from other pages, from the site, and of packages a reader could not install', () => {
  const imports =
    "import '../../api/other/x'; import '../../testing/recordOutput'; import '@site/src/a'; import 'node:fs';";
  expect(project({'api/loans/books.ts': imports})).toEqual([
    'samples/api/loans/books.ts: imports "../../api/other/x" from outside samples/api/loans/: copy it beside this file, or import a package.',
    'samples/api/loans/books.ts: imports "../../testing/recordOutput" from outside samples/api/loans/: copy it beside this file, or import a package.',
    'samples/api/loans/books.ts: imports "@site/src/a", which is no package of package.json: a reader could not install it.',
    'samples/api/loans/books.ts: imports "node:fs", which is no package of package.json: a reader could not install it.',
  ]);
});

test('an exception for a page that is gone', () => {
  const exceptions = [{page: 'docs/api/gone.mdx', firstLine: 'x', reason: 'pseudo-code'}];
  expect(project({}, {exceptions})).toEqual([
    'plugins/samples/exceptions.ts: docs/api/gone.mdx does not exist: remove or correct its entry.',
  ]);
});
