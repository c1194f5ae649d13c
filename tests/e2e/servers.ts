import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {serve} from '../../tasks/server.mjs';
import {variant} from '../../tasks/steps.mjs';

/** The address prefix of `SITE_ELSEWHERE`: the site is built for `/`, so there its base URL is wrong. */
export const elsewhere = '/elsewhere/';

/** Serves the builds under test; the workers read the addresses from the environment. */
export default async function startServers() {
  const built = join(import.meta.dirname, '..', '..', 'build');
  for (const folder of [built, variant.folder]) {
    if (!existsSync(folder))
      throw new Error(`${folder} is missing: run \`npm test -- build variant\` first.`);
  }
  const servers = {
    SITE: await serve(built, {port: 0}),
    SITE_VARIANT: await serve(variant.folder, {port: 0}),
    SITE_ELSEWHERE: await serve(built, {port: 0, base: elsewhere}),
  };
  for (const [name, {origin}] of Object.entries(servers)) process.env[name] = origin;
  return async () => {
    for (const server of Object.values(servers)) await server.close();
  };
}
