import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {copyFile, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {changedOriginals} from './framework/changedOriginals.mjs';
import {failedTests} from './framework/failedTests.mjs';
import {ensureDependencies} from './install.mjs';
import {linkAll, prepareScratch} from './scratch.mjs';
import {main, root, run, TaskError, work} from './shell.mjs';

const PREFIX = '@docusaurus/';
const CACHE = 'node_modules/.cache';
const CACHES = ['code-blocks', 'api-reference'];

const INTERNALS = ['--project=site', 'plugins/docusaurus-internals', 'tests/content/swizzles.test.ts'];
/** Without the site below another address, which is not built here. */
const PAGES = ['--project=built', '--exclude', 'tests/built/sub-path.test.ts'];

/**
 * `npm run check:framework -- 3.11.0`: what would break if the site took that version of Docusaurus; the newest release
 * without a version. Installs it in a copy of the project, and runs there what depends on it most.
 */
await main(async () => {
  const [wanted = 'latest'] = process.argv.slice(2);
  const version = await exactVersion(wanted);
  const scratch = join(work, 'framework');
  console.log(`Installing Docusaurus ${version} in ${scratch} …`);
  await ensureDependencies();
  await prepareScratch(scratch);
  for (const left of ['build', '.docusaurus']) await rm(join(scratch, left), {recursive: true, force: true});
  await install(scratch, version);

  /** @type {[title: string, check: () => Promise<string[]>][]} */
  const checks = [
    ['what the site relies on (plugins/docusaurus-internals)', () => test(scratch, INTERNALS)],
    ['types', () => types(scratch)],
    ['build', () => build(scratch)],
    ['built pages', () => (existsSync(join(scratch, 'build')) ? test(scratch, PAGES) : notBuilt())],
  ];
  let problems = 0;
  for (const [title, check] of checks) {
    console.log(`Checking ${title} …`);
    const found = await check();
    problems += found.length;
    for (const problem of found) console.log(`  - ${problem.replaceAll('\n', '\n    ')}`);
  }
  const differing = changedOriginals(replacedComponents(), root, scratch);
  if (differing.length > 0)
    console.log(
      `Originals of theme components that this site replaces or wraps, which differ from the installed version:\n` +
        differing.map((file) => `  - ${file}`).join('\n'),
    );
  console.log(`\nDocusaurus ${version}: ${problems === 0 ? 'nothing would break' : `${problems} problems`}.`);
  if (problems > 0) process.exitCode = 1;
});

/** @param {string} wanted a version or a tag */
async function exactVersion(wanted) {
  const {code, output} = await run(
    'npm',
    ['view', `${PREFIX}core@${wanted}`, 'version', '--json', '--loglevel=error'],
    {
      quiet: true,
    },
  );
  if (code !== 0 || !output.trim())
    throw new TaskError(`There is no version or tag ${wanted} of ${PREFIX}core:\n${output}`);
  return [JSON.parse(output)].flat().at(-1);
}

/**
 * @param {string} scratch
 * @param {string} version
 */
async function install(scratch, version) {
  const file = join(scratch, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const list of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(list)) if (name.startsWith(PREFIX)) list[name] = version;
  // The preset installs it, but the site does not use it: a release of it that cannot be installed must not matter.
  manifest.overrides['@docsearch/react'] = await lockedVersion('@docsearch/react');
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
  // Every other package keeps its locked version where that fits.
  const args = ['install', '--prefer-dedupe', '--no-audit', '--no-fund', '--loglevel=error'];
  const {code, output} = await run('npm', args, {
    quiet: true,
    cwd: scratch,
  });
  if (code !== 0) throw new TaskError(`Docusaurus ${version} cannot be installed:\n${output}`);
  // What the plugins cached depends on the lock file. None of it depends on Docusaurus, so the copy can use it.
  await copyFile(join(root, 'package-lock.json'), join(scratch, 'package-lock.json'));
  for (const cache of CACHES) {
    const [from, to] = [join(root, CACHE, cache), join(scratch, CACHE, cache)];
    await rm(to, {recursive: true, force: true});
    if (existsSync(from)) linkAll(from, to);
  }
}

/** @param {string} name */
async function lockedVersion(name) {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  return lock.packages[`node_modules/${name}`].version;
}

/**
 * @param {string} scratch
 * @param {string[]} args
 */
async function test(scratch, args) {
  const report = join(scratch, '.cache/report.json');
  const {output} = await run('vitest', ['run', ...args, '--reporter=json', `--outputFile=${report}`], {
    quiet: true,
    cwd: scratch,
  });
  const results = await readFile(report, 'utf8').catch(() => {
    throw new TaskError(`The tests did not run:\n${output}`);
  });
  return failedTests(JSON.parse(results), scratch);
}

/** @param {string} scratch */
async function types(scratch) {
  const {output} = await run('tsc', ['--noEmit', '--pretty', 'false'], {quiet: true, cwd: scratch});
  return output.split('\n').filter((line) => line.includes('error TS'));
}

/** @param {string} scratch */
async function build(scratch) {
  const {code, output} = await run('node', ['tasks/build.mjs'], {quiet: true, cwd: scratch});
  return code === 0 ? [] : [`The build fails:\n${output.split('\n').slice(-40).join('\n')}`];
}

/** @returns {Promise<string[]>} */
async function notBuilt() {
  return ['not checked: there is no build'];
}

/** The theme components of this site, as `@theme/` names them. */
function replacedComponents() {
  const folders = [
    'src/theme',
    ...readdirSync(join(root, 'plugins')).map((plugin) => `plugins/${plugin}/theme`),
  ];
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.tsx?$/.test(file))
        .filter((file) => /^\/\/ Change:/.test(readFileSync(join(root, folder, file), 'utf8')))
        .map((file) => file.replaceAll('\\', '/').replace(/(\/index)?\.tsx?$/, '')),
    );
}
