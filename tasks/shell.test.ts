import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {lines, run} from './shell.mjs';

test('a command tells its exit code and, when quiet, what it printed, line by line', async () => {
  const told: string[] = [];
  const script = 'console.log("one"); console.error("two"); process.exitCode = 3';
  const {code, output} = await run('node', ['-e', script], {quiet: true, onLine: (line) => told.push(line)});
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'one', 'two']);
  expect(told.sort()).toEqual(['one', 'two']);
});

test('what arrives in pieces is told in whole lines', () => {
  const told: string[] = [];
  const tell = lines((line) => told.push(line));
  tell('one\ntw');
  tell('o\nthree');
  expect(told).toEqual(['one', 'two']);
});

test.skipIf(process.platform === 'win32')(
  'Ctrl+C ends a task with all that its commands started',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stop-'));
    const shell = join(import.meta.dirname, 'shell.mjs');
    // A command that starts another one, which would never end.
    writeFileSync(
      join(folder, 'command.mjs'),
      `import {spawn} from 'node:child_process';
     spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {stdio: 'inherit'});
     console.log('ready');`,
    );
    writeFileSync(
      join(folder, 'task.mjs'),
      `import {main, run} from ${JSON.stringify(shell)};
     await main(async () => {
       await run('node', [${JSON.stringify(join(folder, 'command.mjs'))}]);
       console.log('went on');
     });`,
    );
    const task = spawn(process.execPath, [join(folder, 'task.mjs')], {stdio: ['ignore', 'pipe', 'ignore']});
    let output = '';
    await new Promise<void>((resolve) =>
      task.stdout.on('data', (text) => {
        output += text;
        if (output.includes('ready')) resolve();
      }),
    );
    // Not before the last process that could print has ended.
    const ended = new Promise((resolve) => task.once('close', resolve));
    task.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(output).not.toContain('went on');
    rmSync(folder, {recursive: true});
  },
);
