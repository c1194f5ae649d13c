import {execFile} from 'node:child_process';
import {mkdirSync, writeFileSync, existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {ensureNginx, serveWithNginx} from '../../tasks/nginx.mjs';
import {main, root, TaskError} from '../../tasks/shell.mjs';
import {reloadUnderLoad} from './reload.mjs';

const SECONDS = 15;
const CONNECTIONS = 500;
const build = join(root, 'build');

/** Requests a second and latencies of the site under load, beside one bare page on the same nginx. */
await main(async () => {
  if (!existsSync(build)) throw new TaskError('There is no build/ yet: run `npm run build`.');
  if (!(await ensureNginx())) throw new TaskError('There is no nginx with its brotli module here.');
  await promisify(execFile)('wrk', ['-v']).catch((/** @type {{code: unknown}} */ error) => {
    if (error.code === 'ENOENT') throw new TaskError('There is no wrk here: `apt-get install wrk`.');
  });

  const bare = join(root, '.cache', 'bare');
  mkdirSync(bare, {recursive: true});
  writeFileSync(join(bare, 'index.html'), '<!doctype html><title>bare</title><p>Bare page.');
  const mix = writeMix();

  const site = await serveWithNginx(build, {name: 'load'});
  const plain = await serveWithNginx(bare, {name: 'bare', site: build});
  console.log(`${CONNECTIONS} connections, ${SECONDS} s each, in turn\n`);
  console.log('what           requests/s     p50      p99   errors');
  for (let round = 1; round <= 2; round++) {
    show('bare page', await wrk(plain.origin));
    show('real mix', await wrk(site.origin, mix));
  }
  const options = {seconds: 10, readers: 100, path: '/api/createSlice'};
  const counts = await reloadUnderLoad(site, options);
  console.log(
    `\n${counts.reloads} reloads under load: ${counts.answered} answered, ${counts.lost} lost, ` +
      `${counts.askedTwice} asked once more on a new connection`,
  );
  await Promise.all([site.close(), plain.close()]);
});

/** Pages with the files that each of them loads, in the proportion of first visits and later pages. */
function writeMix() {
  const list = readdirSync(build, {recursive: true, encoding: 'utf8'});
  const pages = list.filter((file) => file.endsWith('.html') && file !== '404.html');
  const scripts = list.filter((file) => /^assets\/js\/(main|runtime~main)\..*\.js$/.test(file));
  const styles = list.filter((file) => /^assets\/css\/styles\..*\.css$/.test(file));
  const paths = pages.map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);
  const mixed = paths.flatMap((path, i) => [
    path,
    ...(i % 3 === 0 ? [...scripts, ...styles].map((f) => `/${f}`) : []),
  ]);
  const script = join(root, '.cache', 'mix.lua');
  writeFileSync(
    script,
    `local paths = {${mixed.map((path) => JSON.stringify(path)).join(', ')}}
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format("GET", paths[next], {["Accept-Encoding"] = "br"})
end
`,
  );
  return script;
}

/**
 * @param {string} origin
 * @param {string} [script]
 */
async function wrk(origin, script) {
  const url = `${origin.replace('localhost', '127.0.0.1')}/`;
  const args = [
    '-t2',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '--latency',
    ...(script ? ['-s', script] : []),
    url,
  ];
  const {stdout} = await promisify(execFile)('wrk', args);
  const find = (/** @type {RegExp} */ pattern) => pattern.exec(stdout)?.[1] ?? '0';
  return {
    rate: find(/Requests\/sec:\s+([\d.]+)/),
    p50: find(/50%\s+(\S+)/),
    p99: find(/99%\s+(\S+)/),
    errors: `${find(/(Socket errors:.*)/)} ${find(/Non-2xx or 3xx responses: (\d+)/)}`,
  };
}

/**
 * @param {string} name
 * @param {{rate: string, p50: string, p99: string, errors: string}} figures
 */
function show(name, {rate, p50, p99, errors}) {
  console.log(`${name.padEnd(14)} ${rate.padStart(10)} ${p50.padStart(7)} ${p99.padStart(8)}   ${errors}`);
}
