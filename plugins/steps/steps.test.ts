import {join} from 'node:path';
import type {Root} from 'mdast';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {projectOf} from './projectOf';
import remarkSteps from './remarkSteps';
import {runStarter, starter} from './starter';

const siteDir = join(__dirname, '..', '..');

function rendered(
  source: string,
  page = 'tutorials/quick-start',
  run: string | undefined = 'abc123',
): string {
  const file = new VFile({path: join(siteDir, `docs/${page}.mdx`), value: source});
  const processor = remark().use(remarkMdx);
  const tree: Root = processor.parse(file);
  remarkSteps({siteDir, before: '/base/', runOf: () => run})(tree, file);
  return processor.stringify(tree);
}

test('the first tag is the finished app, the others are steps, each to run and to download in two languages', () => {
  const text = rendered(
    '<Step of="tutorials/quick-start/step-5" />\n\n<Step of="tutorials/quick-start/step-1" />\n',
  );
  expect(text.match(/data-run="abc123"/g)).toHaveLength(2);
  expect(text).toContain('>Run the finished app<');
  expect(text).toContain('>Run step 1<');
  expect(text.match(/href="([^"]+)"/g)).toEqual([
    'href="/base/downloads/quick-start-step-5-ts.zip"',
    'href="/base/downloads/quick-start-step-5-js.zip"',
    'href="/base/downloads/quick-start-step-1-ts.zip"',
    'href="/base/downloads/quick-start-step-1-js.zip"',
  ]);
});

test('a page about types has one language', () => {
  const text = rendered('<Step of="tutorials/typescript/step-2" />\n', 'tutorials/typescript');
  expect(text.match(/href="([^"]+)"/g)).toEqual(['href="/base/downloads/typescript-step-2-ts.zip"']);
});

test.each([
  ['<Step />', 'docs/tutorials/quick-start.mdx:1: <Step> needs of='],
  [
    '<Step of="tutorials/rtk-query/step-1" />',
    'docs/tutorials/quick-start.mdx:1: <Step of="tutorials/rtk-query/step-1"> is of another page',
  ],
])('%s fails', (source, message) => {
  expect(() => rendered(`${source}\n`)).toThrow(message);
});

test('an app that nothing shows fails, with the line to add', () => {
  const page = 'tutorials/quick-start';
  const file = new VFile({path: join(siteDir, `docs/${page}.mdx`), value: `<Step of="${page}/step-9" />\n`});
  const tree = remark().use(remarkMdx).parse(file);
  const run = remarkSteps({siteDir, before: '/', runOf: () => undefined});
  expect(() => run(tree, file)).toThrow("add a line inLife('step-9/src/App', …)");
});

test('a project is the starter with the packages, the worker and the files of the step', async () => {
  const sources = {
    siteDir,
    filesOf: () =>
      new Map([
        ['src/main.tsx', 'a.tsx'],
        ['src/types.ts', 'b.ts'],
        ['public/a.json', 'a.json'],
      ]),
    sourceOf: async (file: string) =>
      ({
        'a.tsx': {ts: "import {http} from 'msw';\nlet a: 1;\n", js: "import {http} from 'msw';\nlet a;\n"},
        'b.ts': {ts: 'export type A = 1;\n', js: ''},
        'a.json': {ts: '{}\n', js: '{}\n'},
      })[file]!,
  };
  const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
  const project = await projectOf('tutorials/garage/step-1', 'js', starter(siteDir, 'garage', 'js'), sources);
  expect(text(project['src/main.jsx'])).toContain('let a;');
  expect(text(project['README.md'])).toContain('The app of the tutorial garage after step 1.');
  expect(text(project['public/a.json'])).toBe('{}\n');
  expect(project['src/types.js']).toBeUndefined();
  expect(text(project['public/mockServiceWorker.js'])).toContain('Mock Service Worker');
  const {name, dependencies, devDependencies, msw} = JSON.parse(text(project['package.json'])!);
  expect(name).toBe('garage');
  expect(Object.keys(dependencies)).toEqual(['@reduxjs/toolkit', 'react', 'react-dom', 'react-redux']);
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['msw', 'vite']));
  expect(msw).toEqual({workerDirectory: ['public']});
});

test.each(['ts', 'js'] as const)('a starter differs by its name alone (%s)', (language) => {
  const texts = (files: Record<string, Uint8Array>) =>
    Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes).toString('latin1')]);
  starter(siteDir, 'lighthouse', language);
  expect(texts(starter(siteDir, 'garage', language))).toEqual(texts(runStarter(siteDir, 'garage', language)));
});
