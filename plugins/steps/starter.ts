import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import type {Language} from './archiveOf';

type Files = Record<string, Uint8Array>;

/** A name that stands for every other: the program takes half a second, and a build needs a project for each step. */
const ANY = 'name-of-the-project';
/** The files that say it. */
const NAMED = ['package.json', 'index.html'];
const made = new Map<Language, Files>();

/** What the starter of a tutorial makes, by path: the same program makes it for the reader. */
export function starter(siteDir: string, name: string, language: Language): Files {
  const files = made.get(language) ?? runStarter(siteDir, ANY, language);
  made.set(language, files);
  const named = NAMED.map((path) => {
    const text = new TextDecoder().decode(files[path]);
    return [path, new TextEncoder().encode(text.replaceAll(ANY, name))];
  });
  return {...files, ...Object.fromEntries(named)};
}

export function runStarter(siteDir: string, name: string, language: Language): Files {
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

function readFolder(folder: string): Files {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file)]),
  );
}
