import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Language} from './archiveOf';

export interface StepSources {
  siteDir: string;
  /** What a step adds to the starter: path in the project to sample. */
  filesOf: (step: string) => ReadonlyMap<string, string>;
  /** The text of a sample as a page shows it, in both languages. */
  sourceOf: (file: string) => Promise<{ts: string; js: string}>;
}

type Files = Record<string, Uint8Array>;

/** The project that a reader has after a step, in which the page's commands and blocks are applied to the starter. */
export async function projectOf(
  step: string,
  language: Language,
  starter: Files,
  {siteDir, filesOf, sourceOf}: StepSources,
): Promise<Files> {
  const project = {...starter};
  let imported = '';
  for (const [path, sample] of filesOf(step)) {
    const text = (await sourceOf(sample))[language];
    imported += text;
    // A file of types only is not there in JavaScript.
    if (text !== '') project[language === 'ts' ? path : path.replace(/\.ts(x?)$/, '.js$1')] = encode(text);
  }
  const usesMsw = imported.includes(`from 'msw'`);
  if (usesMsw)
    project['public/mockServiceWorker.js'] = readFileSync(
      join(siteDir, 'node_modules/msw/lib/mockServiceWorker.js'),
    );
  project['README.md'] = encode(readme(step));
  project['package.json'] = encode(manifest(siteDir, decode(project['package.json']!), usesMsw));
  return project;
}

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Instead of the one about the starter. */
function readme(step: string): string {
  const [, tutorial, folder] = step.split('/');
  return `The app of the tutorial ${tutorial} after ${folder!.replace('-', ' ')}.\n\n    npm install\n    npm run dev\n`;
}

/** As after `npm install @reduxjs/toolkit react-redux`, and `npm install --save-dev msw@2` with `npm exec -- msw init public --save`. */
function manifest(siteDir: string, text: string, usesMsw: boolean): string {
  const {dependencies, devDependencies, ...rest} = JSON.parse(text) as Record<string, object>;
  const installed = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, `^${versionOf(siteDir, name)}`]));
  const sorted = (all: object) => Object.fromEntries(Object.entries(all).sort());
  const made = {
    ...rest,
    dependencies: sorted({...dependencies, ...installed('@reduxjs/toolkit', 'react-redux')}),
    devDependencies: sorted({...devDependencies, ...(usesMsw && installed('msw'))}),
    ...(usesMsw && {msw: {workerDirectory: ['public']}}),
  };
  return `${JSON.stringify(made, null, 2)}\n`;
}

function versionOf(siteDir: string, name: string): string {
  const text = readFileSync(join(siteDir, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as {version: string}).version;
}
