import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {root} from '../files';

export interface Run {
  /** Names and texts, as a reader saves them. */
  files: Map<string, string>;
  entry: string;
  /** `node` alone runs one file; `tsx` also finds files that are imported without an ending. */
  runner: 'node' | 'tsx';
  /** The export of the page's `handlers.ts` that is its server. */
  network?: string;
  handlers?: string;
}

/** Saves files in an empty project, runs one of them, and returns what it prints. */
export async function runInProject({files, entry, runner, network, handlers}: Run): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    for (const [name, text] of files) {
      mkdirSync(dirname(join(folder, name)), {recursive: true});
      writeFileSync(join(folder, name), text);
    }
    const preload = pathToFileURL(join(root, 'tests/content/reader/preload.mjs')).href;
    // The fake network is TypeScript, so it needs tsx even where the program does not.
    const loaders = [...(runner === 'tsx' || network ? ['--import', 'tsx'] : []), '--import', preload];
    const {stdout} = await promisify(execFile)(process.execPath, [...loaders, entry], {
      cwd: folder,
      timeout: 60_000,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NODE_OPTIONS: '',
        ...(network && {NETWORK: network, HANDLERS: pathToFileURL(join(root, handlers!)).href}),
      },
    });
    return stdout;
  } catch (error) {
    const {stdout = '', stderr = '', message} = error as {stdout?: string; stderr?: string; message: string};
    const reason = /^\w*Error.*$/m.exec(stderr)?.[0] ?? (stderr.split('\n').find(Boolean) || message);
    return `${stdout}\n(ended with ${reason})`;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
