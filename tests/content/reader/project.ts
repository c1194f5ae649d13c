import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {root} from '../files';

export interface Run {
  /** Names and texts, as a reader saves them. */
  files: Map<string, string>;
  entry: string;
  /** `node` alone runs one file; `tsx` also finds files that are imported without an extension. */
  runner: 'node' | 'tsx';
  /** The export of the page's `handlers.ts` that is its server. */
  network?: string;
  handlers?: string;
  /** What it is to print. */
  expected: string;
}

/** Saves files in an empty project, runs one of them, and returns what it prints. */
export async function runInProject({
  files,
  entry,
  runner,
  network,
  handlers,
  expected,
}: Run): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    for (const [name, text] of files) {
      mkdirSync(dirname(join(folder, name)), {recursive: true});
      writeFileSync(join(folder, name), text);
    }
    const preload = pathToFileURL(join(root, 'tests/content/reader/preload.mjs')).href;
    // The mocked network is TypeScript, so it needs tsx even where the program does not.
    const loaders = [...(runner === 'tsx' || network ? ['--import', 'tsx'] : []), '--import', preload];
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: '',
      ...(network && {NETWORK: network, HANDLERS: pathToFileURL(join(root, handlers!)).href}),
    };
    return await printed(spawn(process.execPath, [...loaders, entry], {cwd: folder, env}), expected);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** What a process prints until it ends. A cache may keep it alive for a minute, so the expected text, or another, ends it too. */
function printed(child: ChildProcess, expected: string): Promise<string> {
  let [stdout, stderr] = ['', ''];
  return new Promise((resolve) => {
    const end = () => void child.kill();
    const timer = setTimeout(end, 60_000);
    child.stdout!.on('data', (text) => {
      stdout += String(text);
      const isComplete = stdout.trim() === expected.trim();
      const isDifferent = !expected.trim().startsWith(stdout.trim());
      // Whatever it prints beyond that shows up within a moment.
      if (isComplete || isDifferent) setTimeout(end, 500);
    });
    child.stderr!.on('data', (text) => (stderr += String(text)));
    child.on('close', (code) => {
      clearTimeout(timer);
      const reason = /^\w*Error.*$/m.exec(stderr)?.[0] ?? stderr.split('\n').find(Boolean);
      resolve(code ? `${stdout}\n(ended with ${reason ?? code})` : stdout);
    });
  });
}
