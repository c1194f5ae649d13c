import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {main, root, TaskError} from './shell.mjs';
import {serve} from './server.mjs';

/** Serves what the last build made, and says where. */
export async function serveBuild() {
  const folder = join(root, 'build');
  if (!existsSync(folder))
    throw new TaskError('There is no build/ yet: run `npm start`, or `npm run build`.');
  const base = process.env.BASE_URL ?? '/';
  const {origin} = await serve(folder, {port: Number(process.env.PORT ?? 3000), base});
  console.log(`\nThe site is at ${origin}${base} (Ctrl+C stops it)`);
}

if (process.argv[1] === import.meta.filename) await main(serveBuild);
