import {posix} from 'node:path';
import {expect, test} from 'vitest';
import {reach} from '../../plugins/samples/imports';
import {filesBelow, read} from './files';

const files = new Map(filesBelow('samples').map((file) => [file.slice('samples/'.length), read(file)]));
const RESILIENCE = /(^|\/)resilience\.test\.tsx?$/;
const JSX = /<(?:[A-Z]\w*|[a-z]+)[\s/>]/;
const REQUEST = /\bfetch\(|\.initiate\(|\buse\w+(?:Query|Mutation)\(|new (?:WebSocket|EventSource)\(/;

/** Samples that the kit does not test, each with the reason: a file, or a folder with a slash at its end. */
const EXCEPTIONS: Record<string, string> = {
  'introduction/getting-started/main.tsx': 'mounts TeaRoom, which has a line',
  'rtk-query/usage/examples/bookshop/main.tsx': 'mounts App, which has a line',
  'rtk-query/usage/examples/bookshop/specs/': 'tests, with a network of their own',
  'rtk-query/usage/usage-without-react-hooks/report.spec.ts': 'a test, with a network of its own',
  'usage/usage-guide/specs/': 'tests, with services of their own',
  'tutorials/quick-start/step-2/': 'shows what step 1 shows',
  'tutorials/quick-start/step-3/src/main.tsx': 'mounts App, which has a line',
  'tutorials/quick-start/step-4/src/main.tsx': 'mounts App, which has a line',
  'tutorials/quick-start/step-5/src/main.tsx': 'mounts App, which has a line',
  'tutorials/rtk-query/step-1/src/main.tsx': 'mounts App, which has a line',
  'tutorials/rtk-query/step-2/src/main.tsx': 'mounts App, which has a line',
  'tutorials/rtk-query/step-3/src/main.tsx': 'mounts App, which has a line',
  'tutorials/rtk-query/step-4/': 'SightingForm has a line; all else is as in step 3 and step 5',
  'tutorials/rtk-query/step-5/src/main.tsx': 'mounts App, which has a line',
  'tutorials/rtk-query/step-5/src/mainWithApiProvider.tsx': 'mounts App, which has a line',
  'tutorials/typescript/step-1/src/main.tsx': 'mounts App, which has a line',
  'tutorials/typescript/step-2/src/main.tsx': 'mounts App, which has a line',
  'tutorials/typescript/step-3/src/main.tsx': 'mounts App, which has a line',
  'tutorials/typescript/step-4/': 'CheckButton has a line; all else is as in step 3 and step 5',
  'tutorials/typescript/step-5/src/main.tsx': 'mounts App, which has a line',
  'tutorials/typescript/step-6/': 'looks as step 7, whose App has a line',
  'tutorials/typescript/step-7/src/main.tsx': 'mounts App, which has a line',
  'tutorials/typescript/challenges/src/garageSlice.ts': 'the slice of step 7',
  'rtk-query/usage/server-side-rendering/JobsPage.tsx': 'a server component: no browser renders it',
  'rtk-query/usage/server-side-rendering/cityPage.tsx': 'joins loadState and JobBoard, which have lines',
  'rtk-query/usage/server-side-rendering/cityRoute.tsx': 'joins loadState and JobBoard, which have lines',
  'rtk-query/usage/server-side-rendering/layout.tsx': 'renders the html element on a server',
  'rtk-query/usage/server-side-rendering/hydratePage.tsx': 'mounts JobBoard, which has a line',
  'rtk-query/usage/server-side-rendering/renderPage.tsx': 'renders to a string on a server',
  'rtk-query/usage/server-side-rendering/twoPasses.tsx': 'renders to a string on a server',
  'usage/usage-guide/migration/step-3/bikes.ts': 'its request is that of before/bikes.ts, which has a line',
  'usage/usage-guide/server/CityPage.tsx': 'a server component: no browser renders it',
  'usage/usage-guide/server/hydratePage.tsx': 'mounts StationSign, which has a line',
  'usage/usage-guide/server/renderPage.tsx': 'renders to a string on a server',
};

/** Samples that render a component or send a request. */
const needed = [...files].filter(
  ([file, text]) =>
    /\.tsx?$/.test(file) &&
    !/^testing\/|\.test\.tsx?$|(^|\/)handlers\.ts$/.test(file) &&
    (file.endsWith('.tsx') ? JSX.test(text) : REQUEST.test(text)),
);

const covered = reach(
  [...files.keys()].filter((file) => RESILIENCE.test(file)),
  files,
);
/** Programs whose output is recorded run without their server in samples/testing/life/programs.test.ts. */
const recorded = reach(
  [...files].flatMap(([test, text]) =>
    [...text.matchAll(/recordOutput\(\s*'\.\/[^']+\.output\.txt',\s*\(\) => import\('(\.\/[^']+)'\)/g)].map(
      ([, program]) => `${posix.join(posix.dirname(test), program!)}.ts`,
    ),
  ),
  files,
);

test('every sample that renders or requests goes through the kit', () => {
  const missing = needed.map(([file]) => file).filter((file) => !covered.has(file) && !recorded.has(file));
  const names = Object.keys(EXCEPTIONS);
  const isExcused = (file: string) =>
    names.some((one) => one === file || (one.endsWith('/') && file.startsWith(one)));
  const stale = names.filter(
    (one) => !missing.some((file) => one === file || (one.endsWith('/') && file.startsWith(one))),
  );
  expect(
    missing.filter((file) => !isExcused(file)).map((file) => `samples/${file}`),
    'Add a line to resilience.test.tsx beside them (plugins/samples/README.md, "In life"), or an exception with its reason.',
  ).toEqual([]);
  expect(stale, 'remove these exceptions: nothing needs them').toEqual([]);
});
