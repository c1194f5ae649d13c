import {execFileSync, spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {freePort} from './freePort.mjs';
import {root} from './shell.mjs';
import {installPackages} from './system.mjs';

/** Where Debian's package puts it. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Whether there is an nginx with the modules that the configuration of a build needs. */
export function hasNginx() {
  try {
    execFileSync('nginx', ['-v'], {stdio: 'ignore', env: withSbin()});
    return existsSync(BROTLI);
  } catch {
    return false;
  }
}

/** As `hasNginx`; if there is none it is installed where that is possible and allowed. */
export async function ensureNginx() {
  if (hasNginx()) return true;
  await installPackages(packages, 'the headers and redirects of the site are tested with it');
  return hasNginx();
}

/**
 * Serves a folder with the configuration that a build has made, on a free port.
 *
 * @param {string} folder the root: the site lies below it in the folder of its base URL
 * @param {{site?: string, name?: string}} [options] `site` is the build with the configuration
 *   @default folder
 */
export async function serveWithNginx(folder, {site = folder, name = 'site'} = {}) {
  const work = join(root, '.cache', `nginx-${name}`);
  rmSync(work, {recursive: true, force: true});
  mkdirSync(work, {recursive: true});
  const port = await freePort();
  const server = readFileSync(join(site, '.hosting', 'nginx.conf'), 'utf8')
    .replace(/listen \[::\]:80;/, '')
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root ${folder};`);
  writeFileSync(join(work, 'site.conf'), server);
  writeFileSync(join(work, 'nginx.conf'), frame(work));
  const args = ['-p', work, '-c', join(work, 'nginx.conf'), '-e', join(work, 'error.log')];
  const child = spawn('nginx', args, {env: withSbin(), stdio: ['ignore', 'ignore', 'pipe']});
  let problem = '';
  child.stderr.on('data', (text) => (problem += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([
    answers(port),
    ended.then(() => Promise.reject(new Error(`nginx stopped:\n${problem}`))),
  ]);
  return {
    origin: `http://localhost:${port}`,
    errors: () => readFileSync(join(work, 'error.log'), 'utf8'),
    reload: () => child.kill('SIGHUP'),
    close: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

/**
 * What an installation of nginx has around the file of a site.
 *
 * @param {string} work
 */
function frame(work) {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${work}/${kind};`)
    .join('\n');
  return `${user}
daemon off;
worker_processes auto;
worker_rlimit_nofile 8192;
pid ${work}/nginx.pid;
load_module ${BROTLI};
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
${temporary}
  include ${work}/site.conf;
}
`;
}

/** Debian installs the program where only root's `PATH` looks. */
function withSbin() {
  return {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`};
}

/** @param {number} port */
async function answers(port) {
  for (;;) {
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
