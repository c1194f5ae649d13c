import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import type {Language} from './archiveOf';

/** What the starter of a tutorial makes, by path: the same program makes it for the reader. */
export function starter(siteDir: string, name: string, language: Language): Record<string, Uint8Array> {
  const parent = mkdtempSync(join(tmpdir(), 'starter-'));
  try {
    const program = join(siteDir, 'node_modules/create-vite/index.js');
    const template = language === 'ts' ? 'react-ts' : 'react';
    const args = [program, name, '--template', template, '--no-interactive'];
    execFileSync(process.execPath, args, {cwd: parent, stdio: 'pipe'});
    return readFolder(join(parent, name));
  } finally {
    rmSync(parent, {recursive: true, force: true});
  }
}

function readFolder(folder: string): Record<string, Uint8Array> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file)]),
  );
}
