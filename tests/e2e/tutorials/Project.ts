import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join, relative, resolve} from 'node:path';

const packages = resolve('node_modules');
/** The compiler of Vite's template has another name here. */
const RENAMED: Record<string, string> = {typescript: 'typescript-native'};

interface Manifest {
  bin?: string | Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts: Record<string, string>;
  version: string;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The parts of a project that the steps of a tutorial write. */
export function contentsOf(files: Record<string, Uint8Array>): Record<string, string> {
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const {dependencies, devDependencies} = JSON.parse(text(files['package.json']!)) as Manifest;
  const packages = Object.keys({...dependencies, ...devDependencies}).sort();
  const written = Object.entries(files).filter(([path]) => /^(?:src|public)\//.test(path));
  return Object.fromEntries([
    ...written.map(([path, bytes]) => [path, text(bytes)]),
    ['packages', packages.join(' ')],
  ]) as Record<string, string>;
}

function readAll(folder: string): Record<string, Uint8Array> {
  const paths = ['src', 'public'].flatMap((part) =>
    readdirSync(join(folder, part), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return Object.fromEntries(
    [...paths, join(folder, 'package.json')].map((path) => [
      relative(folder, path).replaceAll('\\', '/'),
      readFileSync(path),
    ]),
  );
}

/** The package that a word of `npm install` names, `msw@2` for example; what is installed here must be that version. */
function asked(word: string): string {
  const at = word.indexOf('@', 1);
  if (at < 0) return word;
  const [name, version] = [word.slice(0, at), word.slice(at + 1)];
  const installed = readManifest(join(packages, name)).version;
  if (!`${installed}.`.startsWith(`${version}.`))
    throw new Error(`The tutorial installs ${word}, but ${installed} is tested here.`);
  return name;
}

/**
 * A reader's project. Commands run as written if `registry` is set; otherwise packages are linked from this repository,
 * so that nothing is downloaded.
 */
export class Project {
  readonly #parent = mkdtempSync(join(tmpdir(), 'tutorial-'));
  #folder = this.#parent;
  #server: ChildProcess | undefined;
  address = '';

  constructor(readonly registry: boolean) {}

  async run(command: string): Promise<void> {
    const [program = '', ...args] = command.trim().split(/\s+/);
    if (program === 'cd') this.#folder = join(this.#folder, args[0]!);
    else if (command === 'npm run dev') this.address = await this.#serve();
    else if (this.registry) this.#shell(command, true);
    else if (command.startsWith('npm create vite@latest ')) {
      const own = args.slice(2).filter((word) => word !== '--');
      this.#shell(`node ${join(packages, 'create-vite/index.js')} ${own.join(' ')}`, true);
    } else if (command.startsWith('npm install'))
      this.#link(
        args
          .slice(1)
          .filter((word) => !word.startsWith('-'))
          .map(asked),
      );
    else if (program === 'npx') this.#shell(args.join(' '), true);
    else if (command.startsWith('npm exec -- ')) this.#shell(args.slice(2).join(' '), true);
    else throw new Error(`The tutorial has a command that this test does not know: ${command}`);
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(join(this.#folder, name)), {recursive: true});
    writeFileSync(join(this.#folder, name), `${text}\n`);
  }

  read = (name: string): string => readFileSync(join(this.#folder, name), 'utf8');
  rename = (name: string, to: string): void => renameSync(join(this.#folder, name), join(this.#folder, to));
  /** The files below `src/` and `public/`, and what package.json names, as the archive of a step should have them. */
  contents = (): Record<string, string> => contentsOf(readAll(this.#folder));
  has = (name: string): boolean => existsSync(join(this.#folder, name));

  /** What `npx tsc -b` shows in a terminal, without its colors. */
  typeCheck(): string {
    return this.#shell('tsc -b --pretty')
      .replace(/\u001b\[\d*m/g, '')
      .trim();
  }

  /** What the linter of the template finds. */
  lint(): string {
    const printed = this.#shell(readManifest(this.#folder).scripts.lint!);
    return printed.includes('Found 0 warnings and 0 errors.') ? '' : printed;
  }

  end(): void {
    if (this.#server?.pid) process.kill(-this.#server.pid);
    rmSync(this.#parent, {recursive: true, force: true, maxRetries: 5});
  }

  get #environment() {
    const commands = join(this.#folder, 'node_modules/.bin');
    return {
      ...process.env,
      NODE_ENV: '',
      NO_COLOR: '',
      // What a reader answers when npm asks whether to install create-vite.
      npm_config_yes: 'true',
      PATH: `${commands}:${process.env.PATH}`,
    };
  }

  #shell(command: string, mustSucceed = false): string {
    const {status, stdout, stderr} = spawnSync(command, {
      cwd: this.#folder,
      env: this.#environment,
      shell: true,
      encoding: 'utf8',
    });
    if (mustSucceed && status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
    return stdout;
  }

  /** What `npm install` does: the packages of the template, and those that are named. */
  #link(names: string[]): void {
    const {dependencies, devDependencies} = readManifest(this.#folder);
    for (const name of [...Object.keys({...dependencies, ...devDependencies}), ...names]) {
      const target = join(packages, RENAMED[name] ?? name);
      const link = join(this.#folder, 'node_modules', name);
      if (existsSync(link)) continue;
      if (!existsSync(target)) throw new Error(`${name} is not installed here: add it to devDependencies.`);
      mkdirSync(dirname(link), {recursive: true});
      symlinkSync(target, link);
      this.#linkCommands(name, target);
    }
    const manifest = {...readManifest(this.#folder)};
    manifest.devDependencies = {
      ...manifest.devDependencies,
      ...Object.fromEntries(names.map((name) => [name, '*'])),
    };
    writeFileSync(join(this.#folder, 'package.json'), JSON.stringify(manifest));
  }

  #linkCommands(name: string, target: string): void {
    const {bin = {}} = readManifest(target);
    const commands = join(this.#folder, 'node_modules/.bin');
    mkdirSync(commands, {recursive: true});
    for (const [command, file] of Object.entries(typeof bin === 'string' ? {[basename(name)]: bin} : bin))
      if (!existsSync(join(commands, command))) symlinkSync(join(target, file), join(commands, command));
  }

  /** Starts the script `dev`, and returns the address that it prints. */
  #serve(): Promise<string> {
    const {dev} = readManifest(this.#folder).scripts;
    const server = spawn(dev!, {cwd: this.#folder, env: this.#environment, shell: true, detached: true});
    this.#server = server;
    return new Promise((done, fail) => {
      let printed = '';
      const read = (text: unknown) => {
        printed = (printed + String(text)).replace(/\u001b\[\d*m/g, '');
        const address = /Local:\s+(http\S+)/.exec(printed)?.[1];
        if (address) done(address);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.on('exit', () => fail(new Error(`${dev} ended:\n${printed}`)));
    });
  }
}
