import {main, TaskError} from '../tasks/shell.mjs';
import {growth} from './growth/growth.mjs';
import {pages} from './pages/pages.mjs';
import {writeSection} from './results.mjs';
import {search} from './search/search.mjs';

/** `npm run bench` measures everything, `npm run bench pages` one part; the figures go to RESULTS.md. */
const parts = {pages, growth, search};

await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new TaskError(
      `There is no benchmark ${unknown.join(', ')}. They are: ${Object.keys(parts).join(', ')}.`,
    );
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`${name} …`);
    const section = await measure();
    await writeSection(section);
    console.log(section);
  }
});
