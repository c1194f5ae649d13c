import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {zipSync} from 'fflate';
import {archiveOf, languagesOf, nameOf} from './archiveOf';
import {projectOf, type StepSources} from './projectOf';
import {starter} from './starter';

/** The same bytes for the same files, whenever they are packed. */
const DAY = new Date(2020, 0, 1);

/** The app of a tutorial after each step: a place to run it in the page, and a project to download. */
export default function steps(sources: Omit<StepSources, 'siteDir'>) {
  return ({siteDir}: LoadContext): Plugin => ({
    name: 'steps',
    getClientModules: () => [join(__dirname, 'steps.css')],
    async postBuild({outDir}) {
      for (const step of stepsOf(siteDir))
        for (const language of languagesOf(step)) {
          const name = nameOf(step);
          const base = starter(siteDir, name, language);
          const project = await projectOf(step, language, base, {siteDir, ...sources});
          const entries = Object.entries(project).map(([path, bytes]) => [`${name}/${path}`, bytes]);
          const file = join(outDir, archiveOf(step, language));
          mkdirSync(dirname(file), {recursive: true});
          writeFileSync(
            file,
            zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, {mtime: DAY}),
          );
        }
    },
  });
}

/** The folders `step-1`, `step-2`, … of all tutorials. */
function stepsOf(siteDir: string): string[] {
  const tutorials = readdirSync(join(siteDir, 'samples/tutorials'), {withFileTypes: true});
  return tutorials
    .filter((entry) => entry.isDirectory())
    .flatMap(({name}) =>
      readdirSync(join(siteDir, 'samples/tutorials', name))
        .filter((folder) => /^step-\d+$/.test(folder))
        .map((folder) => `tutorials/${name}/${folder}`),
    );
}
