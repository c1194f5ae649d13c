import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {TypeShape} from './describeType';
import {DriftError} from './DriftError';
import type {LibraryExport} from './libraryExports';
import type {LibraryFiles} from './LibraryFiles';
import type {Readable} from './readReadable';
import type {DefaultsBlock} from './sourceDefaults';
import type {Message} from './sourceMessages';

export type Question =
  | {kind: 'type' | 'signature'; of: string; from?: string}
  | {kind: 'defaults' | 'messages'; package: string}
  | {kind: 'exports' | 'readable'};

export type Answer = {value: unknown} | {error: string};

export interface Library {
  versions: Record<string, string>;
  type: (of: string, from?: string) => Promise<TypeShape>;
  signature: (of: string, from?: string) => Promise<string>;
  defaults: (packageName: string) => Promise<DefaultsBlock[]>;
  messages: (packageName: string) => Promise<Message[]>;
  exports: () => Promise<LibraryExport[]>;
  /** Our own wordings, by what they stand for. */
  readable: () => Promise<Record<string, Readable>>;
}

export interface Options {
  /** A folder that keeps answers between builds, so that a warm build does not load the compiler. */
  cacheDir?: string;
  /** Questions that will follow: answered together with the first one, by the same program. */
  expected?: () => Question[];
}

/** Answers what pages ask about the library. */
export function openLibrary(files: LibraryFiles, {cacheDir, expected = () => []}: Options = {}): Library {
  const cacheFile = cacheDir && join(cacheDir, `${digest(files)}.json`);
  const answers = new Map<string, Answer>(cacheFile ? load(cacheFile) : []);
  let working: Promise<void> = Promise.resolve();

  async function ask(question: Question): Promise<unknown> {
    const key = JSON.stringify(question);
    if (!answers.has(key)) await (working = working.then(() => work(question)));
    const answer = answers.get(key)!;
    if ('error' in answer) throw new DriftError(answer.error);
    return answer.value;
  }

  async function work(question: Question): Promise<void> {
    if (answers.has(JSON.stringify(question))) return;
    // In the same order in every build: the compiler lists members in the order in which it first saw their types.
    const open = new Map([...expected(), question].map((one) => [JSON.stringify(one), one]));
    for (const key of answers.keys()) open.delete(key);
    const {answerQuestions} = await import('./answerQuestions');
    const found = await answerQuestions(files, [...open.values()]);
    [...open.keys()].forEach((key, i) => answers.set(key, found[i]!));
    if (cacheFile)
      save(
        cacheFile,
        [...answers].filter(([, answer]) => 'value' in answer),
      );
  }

  const named = (of: string, from?: string) => ({of, ...(from !== undefined && {from})});
  return {
    versions: files.versions,
    type: (of, from) => ask({kind: 'type', ...named(of, from)}) as Promise<TypeShape>,
    signature: (of, from) => ask({kind: 'signature', ...named(of, from)}) as Promise<string>,
    defaults: (name) => ask({kind: 'defaults', package: name}) as Promise<DefaultsBlock[]>,
    messages: (name) => ask({kind: 'messages', package: name}) as Promise<Message[]>,
    exports: () => ask({kind: 'exports'}) as Promise<LibraryExport[]>,
    readable: () => ask({kind: 'readable'}) as Promise<Record<string, Readable>>,
  };
}

/** Covers everything an answer depends on: the declarations, the installed versions, and the code that reads them. */
function digest({entries, versions, readable}: LibraryFiles): string {
  const hash = createHash('sha256').update(JSON.stringify(versions));
  const code = readdirSync(__dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const ours = readable ? readdirSync(readable).map((name) => join(readable, name)) : [];
  for (const file of [...Object.values(entries), ...code.map((name) => join(__dirname, name)), ...ours])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function load(file: string): [string, Answer][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return []; // The first build, or a truncated cache.
  }
}

function save(file: string, answers: [string, Answer][]): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(answers));
  renameSync(`${file}.${process.pid}`, file);
}
