import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {hasNginx, serveWithNginx} from '../../tasks/nginx.mjs';
import {serve} from '../../tasks/server.mjs';

const built = join(import.meta.dirname, '..', '..', 'build');

/** With the headers of the build where nginx is there: each engine has its own idea of a policy. */
export default async function serveSite() {
  if (!existsSync(built)) throw new Error('There is no build/: run `npm test -- build` first.');
  const server = hasNginx() ? await serveWithNginx(built, {name: 'engines'}) : await serve(built, {port: 0});
  process.env.ENGINES_SITE = server.origin;
  return () => server.close();
}
