import {cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {build} from './build.mjs';
import {differences} from './digests.mjs';
import {prepareScratch} from './scratch.mjs';
import {root, work} from './shell.mjs';
import {one} from './tally.mjs';

/** A copy of the project, so that nothing that runs beside it sees its edits. */
const scratch = join(work, 'again', 'site');

/** What is edited and restored: a page, and a sample that it shows. */
const EDITS = [
  {file: 'docs/api/createAction.mdx', find: '\n## ', replace: '\nEdited prose.\n\n## '},
  {
    file: 'samples/api/createAction/elevatorActions.ts',
    find: "'elevator/doorsClosed'",
    replace: "'edited/doorsClosed'",
  },
];
const EDITED_PAGE = 'api/createAction.html';
/** Where each edit must be seen: on the page, and in what its popups say. */
const SEEN = {
  'the prose': [EDITED_PAGE, 'Edited prose.'],
  'the sample': [EDITED_PAGE, "'edited/doorsClosed'"],
  'the types': ['assets/types', 'edited/doorsClosed'],
};

/** What is known of samples, by digests. The earlier build compiled them in another order, and in other company. */
const KNOWN = join('node_modules', '.cache', 'code-blocks');

/**
 * Whatever is in the caches, the same sources give the same bytes as the earlier build from nothing. A build that knows half
 * of the samples is killed half-way; the next one finds what it left, and an edited page and sample; the one after that, the
 * edits undone.
 *
 * @type {import('./steps.mjs').Run}
 */
export async function again(onLine) {
  await prepareScratch(scratch);
  for (const left of ['.docusaurus', 'build', join('node_modules', '.cache')])
    rmSync(join(scratch, left), {recursive: true, force: true, maxRetries: 5});
  cpSync(join(root, KNOWN), join(scratch, KNOWN), {recursive: true, filter: isInOneHalf});

  onLine('a build that is interrupted');
  if (!(await interrupted(onLine))) return failure('The build ended before it could be interrupted.');

  const undo = edit();
  const edited = await build({siteDir: scratch, quiet: true, onLine});
  undo();
  if (edited.code !== 0) return failure(`The build after an interrupted one failed:\n${edited.output}`);
  const stale = Object.entries(SEEN).filter(([, [place = '', text = '']]) => !textIn(place).includes(text));
  if (stale.length > 0)
    return failure(`The build after an edit does not show it in ${stale.map(([what]) => what).join(', ')}.`);

  const takenBack = await build({siteDir: scratch, quiet: true, onLine});
  if (takenBack.code !== 0)
    return failure(`The build after an edit was taken back failed:\n${takenBack.output}`);
  const different = await differences(join(root, 'build'), join(scratch, 'build'));
  return different.length === 0
    ? {tally: one(true), output: ''}
    : failure(
        `A build from nothing, and one after an interrupted build and edits, differ in:\n  ${different.join('\n  ')}`,
      );
}

/**
 * By the digest that is a file's name. What pages load is kept whole: the rest refers to it.
 *
 * @param {string} path
 */
const isInOneHalf = (path) =>
  statSync(path).isDirectory() || basename(dirname(path)) === 'assets' || /^[0-7]/.test(basename(path));

/**
 * Kills a build while samples are compiled.
 *
 * @param {(line: string) => void} onLine
 */
async function interrupted(onLine) {
  const killer = new AbortController();
  await build({
    siteDir: scratch,
    quiet: true,
    signal: killer.signal,
    onLine: (line) => {
      onLine(line);
      const [, done = 0, of = 0] = /compiling samples, (\d+) of (\d+)/.exec(line) ?? [];
      if (Number(done) > Number(of) / 3) killer.abort();
    },
  });
  return killer.signal.aborted && !existsSync(join(scratch, 'build', EDITED_PAGE));
}

function edit() {
  const before = EDITS.map(({file, find, replace}) => {
    const path = join(scratch, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(find))
      throw new Error(`${file} has no ${JSON.stringify(find)} to edit: see tasks/again.mjs.`);
    writeFileSync(path, text.replace(find, replace));
    return {path, text};
  });
  return () => before.forEach(({path, text}) => writeFileSync(path, text));
}

/**
 * The text of a file of the build, or of all files of a folder.
 *
 * @param {string} place
 */
function textIn(place) {
  const path = join(scratch, 'build', place);
  const files = statSync(path).isDirectory() ? readdirSync(path).map((file) => join(path, file)) : [path];
  return files.map((file) => readFileSync(file, 'utf8').replaceAll(/<[^>]*>/g, '')).join('\n');
}

/** @param {string} output */
const failure = (output) => ({tally: one(false), output});
