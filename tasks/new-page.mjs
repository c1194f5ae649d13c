import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {ensureDependencies} from './install.mjs';
import {filesOf, UNFINISHED} from './newPage/files.mjs';
import {inQueries, inSidebar} from './newPage/lists.mjs';
import {main, root, run, TaskError} from './shell.mjs';

const SIDEBAR = 'sidebars.ts';
const QUERIES = 'plugins/search/relevance/queries/topics.ts';

/** `npm run new:page -- rtk-query/usage/sockets "Sockets"`: everything a page needs, for its author to fill in. */
await main(async () => {
  const [id = '', title = ''] = process.argv.slice(2);
  if (!/^[a-z][\w-]*(\/[A-Za-z][\w-]*)+$/.test(id) || !title)
    throw new TaskError(
      'Name the page by its address and its title: npm run new:page -- rtk-query/usage/sockets "Sockets"',
    );
  await ensureDependencies();
  const lists = {
    [SIDEBAR]: inSidebar(await readFile(join(root, SIDEBAR), 'utf8'), id),
    [QUERIES]: inQueries(await readFile(join(root, QUERIES), 'utf8'), id),
  };
  const created = filesOf(id, title);
  const there = Object.keys(created).find((file) => existsSync(join(root, file)));
  if (there) throw new TaskError(`${there} already exists: choose another address, or remove it first.`);

  for (const [file, text] of Object.entries({...created, ...lists})) {
    await mkdir(dirname(join(root, file)), {recursive: true});
    await writeFile(join(root, file), text);
  }
  const files = [...Object.keys(created), ...Object.keys(lists)];
  await run('prettier', [
    '--write',
    '--log-level',
    'warn',
    ...files.filter((file) => !file.endsWith('.txt')),
  ]);
  console.log(`${files.join('\n')}\n
Replace every ${UNFINISHED} in these files, with \`npm run dev\` running. Then: npm run since -- samples, npm test -- --quick`);
});
