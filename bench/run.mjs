import {build, clearCaches} from '../tasks/build.mjs';
import {main, TaskError} from '../tasks/shell.mjs';
import {build as waiting} from './build/build.mjs';
import {growth} from './growth/growth.mjs';
import {pages} from './pages/pages.mjs';
import {secondsOf, writeSection} from './results.mjs';
import {run} from './run/run.mjs';
import {search} from './search/search.mjs';
import {taps} from './taps/taps.mjs';

/** `npm run bench` builds and measures everything, `npm run bench pages` one part; the figures go to RESULTS.md. */
const parts = {build: waiting, pages, taps, run, search, growth};

await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new TaskError(
      `There is no benchmark ${unknown.join(', ')}. They are: ${Object.keys(parts).join(', ')}.`,
    );
  // Those two build sites of their own.
  const needsBuild = asked.length === 0 || asked.some((name) => name !== 'growth' && name !== 'build');
  const buildSeconds = needsBuild ? await secondsOf(buildFromNothing) : 0;
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`${name} …`);
    const section = await measure({buildSeconds});
    await writeSection(section);
    console.log(section);
  }
});

async function buildFromNothing() {
  console.log('build …');
  await clearCaches();
  const {code, output} = await build({quiet: true});
  if (code !== 0) throw new TaskError(`${output}\nThe build failed.`);
}
