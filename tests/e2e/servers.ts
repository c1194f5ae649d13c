import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {hasNginx, serveWithNginx} from '../../tasks/nginx.mjs';
import {serve} from '../../tasks/server.mjs';
import {subPath, variant} from '../../tasks/sites.mjs';

/** The address prefix of `SITE_ELSEWHERE`: the site is built for `/`, so there its base URL is wrong. */
export const elsewhere = '/elsewhere/';

const built = join(import.meta.dirname, '..', '..', 'build');

interface Server {
  origin: string;
  close: () => Promise<void>;
}

/** Serves the builds that there are; the workers read the addresses from the environment. */
export default async function startServers() {
  if (!existsSync(built)) throw new Error('There is no build/: run `npm test -- build` first.');
  const servers: Record<string, Server> = {
    ...(hasNginx() ? await nginxServers() : await plainServers()),
    SITE_ELSEWHERE: await serve(built, {port: 0, base: elsewhere}),
    SITE_PLAIN: await serve(built, {port: 0}),
  };
  for (const [name, {origin}] of Object.entries(servers)) process.env[name] = origin;
  if (hasNginx()) process.env.OVER_NGINX = 'true';
  return async () => {
    for (const server of Object.values(servers)) await server.close();
  };
}

/** As in production: every test also tests the headers. */
async function nginxServers(): Promise<Record<string, Server>> {
  return {
    SITE: await serveWithNginx(built),
    ...(existsSync(variant.folder) && {
      SITE_VARIANT: await serveWithNginx(variant.folder, {name: 'variant'}),
    }),
    ...(existsSync(subPath.folder) && {
      SITE_SUB_PATH: await serveWithNginx(join(subPath.folder, '..'), {
        name: 'sub-path',
        site: subPath.folder,
      }),
    }),
  };
}

async function plainServers(): Promise<Record<string, Server>> {
  console.warn('There is no nginx with its brotli module here: its headers are not tested.');
  return {
    SITE: await serve(built, {port: 0}),
    SITE_VARIANT: await serve(variant.folder, {port: 0}),
    SITE_SUB_PATH: await serve(subPath.folder, {port: 0, base: subPath.base}),
  };
}
