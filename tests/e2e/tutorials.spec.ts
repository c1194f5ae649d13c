import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {Problems} from './Problems';
import {Follower, rememberScreen} from './tutorials/Follower';
import {contentsOf, Project} from './tutorials/Project';
import {lookAtQuickStart} from './tutorials/quickStart';
import {readTutorial, type Track} from './tutorials/readTutorial';
import {lookAtRtkQuery} from './tutorials/rtkQuery';
import {lookAtTypescript} from './tutorials/typescript';

/** `npm run test:tutorials` sets it: everything comes from the registry, as for a reader. */
const registry = process.env.TUTORIALS_FROM === 'registry';
/** Where the Markdown of the pages is. */
const folder = process.env.TUTORIALS_IN || 'build';

/** The project of a step as a reader can download it. */
function unpack(name: string, track: Track): Record<string, Uint8Array> {
  const file = join(folder, 'downloads', `${name}-${track === 'TypeScript' ? 'ts' : 'js'}.zip`);
  const files = Object.entries(unzipSync(readFileSync(file)));
  return Object.fromEntries(files.map(([path, bytes]) => [path.slice(name.length + 1), bytes]));
}

const TUTORIALS = [
  {page: 'quick-start', track: 'TypeScript', looks: lookAtQuickStart},
  {page: 'quick-start', track: 'JavaScript', looks: lookAtQuickStart},
  {page: 'rtk-query', track: 'TypeScript', looks: lookAtRtkQuery},
  {page: 'rtk-query', track: 'JavaScript', looks: lookAtRtkQuery},
  {page: 'typescript', track: 'TypeScript', looks: lookAtTypescript, after: 'quick-start'},
] as const;

for (const {page: name, track, looks, ...rest} of TUTORIALS)
  test(`following ${name} literally, in ${track}`, async ({page, context}) => {
    test.setTimeout(registry ? 600_000 : 240_000);
    const problems = new Problems(context);
    // The server of the tutorial is a service worker.
    problems.allow(/^request: https:\/\/lighthouse\.example\//);
    // Vite says so of a package that it is preparing again, the library of a busy machine.
    problems.allow(/Outdated Optimize Dep|Middleware took \d+ms/);
    await context.addInitScript(rememberScreen);
    const project = new Project(registry);
    const opened = await context.newPage();
    await page.close();
    const follower = new Follower(track, project, opened, problems);
    const read = (tutorial: string) => readTutorial(tutorial, track as Track, folder);
    try {
      if ('after' in rest) for (const step of read(rest.after)) await follower.apply(step);
      const steps = read(name);
      for (const [index, look] of looks(follower).entries())
        await test.step(steps[index]?.name ?? `step ${index + 1}`, async () => {
          await follower.follow(steps[index]!, look);
          const archive = contentsOf(unpack(`${name}-step-${index + 1}`, track));
          test.expect(archive, 'the project to download').toEqual(project.contents());
        });
      test.expect(steps, 'a step that nobody looked at').toHaveLength(looks(follower).length);
    } finally {
      project.end();
    }
  });
