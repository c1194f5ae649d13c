import {posix} from 'node:path';
import {compile, dynamicImports, staticImports} from './compile';
import type {Files} from './programs';
import type {RunData} from './protocol';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** What the frame runs. */
export type Compiled = Omit<RunData, 'files' | 'page'>;

/** Everything the frame needs to run a sample: the modules it reaches, compiled, and the names of packages. */
export function runData(
  entry: string,
  files: Files,
  more: Pick<RunData, 'network' | 'component'> = {},
): Compiled {
  const data: Compiled = {entry, modules: {}, links: {}, packages: [], ...more};
  const {network} = more;
  const packages = new Set<string>();
  const queue = [entry, ...(network ? [network.module] : [])];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (data.modules[file]) continue;
    const source = files.get(file);
    if (source === undefined) throw new Error(`samples/${file} does not exist.`);
    const code = compiled(source, file);
    data.modules[file] = code;
    const links: Record<string, string> = {};
    data.links[file] = links;
    for (const specifier of [...staticImports(code), ...dynamicImports(code)]) {
      if (!specifier.startsWith('.')) {
        packages.add(specifier);
        continue;
      }
      const target = resolve(file, specifier, files);
      if (!target) throw new Error(`samples/${file} imports ${specifier}, which does not exist.`);
      links[specifier] = target;
      queue.push(target);
    }
  }
  return {...data, packages: [...packages].filter((name) => !OWN.includes(name)).sort()};
}

/** Many samples of a page reach the same modules. */
const known = new Map<string, string>();

function compiled(source: string, file: string): string {
  const key = `${file}\0${source}`;
  const code = known.get(key) ?? forTests(compile(source, file));
  known.set(key, code);
  return code;
}

/** The kit that plays samples in tests is another one in the frame. */
function forTests(code: string): string {
  return code.replace(
    /(?<=require\(')(?:\.\.\/)+testing\/life\/(?:inLife|requestInLife)(?='\))/g,
    'runner:life',
  );
}

/** What the frame defines itself. */
const OWN = ['runner:life', 'vitest'];

function resolve(from: string, specifier: string, files: Files): string | undefined {
  const base = posix.join(posix.dirname(from), specifier);
  return ENDINGS.map((end) => base + end).find((path) => files.has(path));
}
