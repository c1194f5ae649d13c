import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {filesBelow, read, root} from './files';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  engines: {node: string};
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const direct = {...manifest.dependencies, ...manifest.devDependencies};
const lock = JSON.parse(read('package-lock.json')) as {packages: Record<string, object>};

it('asks for exact versions', () => {
  const loose = Object.entries(direct).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

it('locks no download address, so that any registry can serve the install', () => {
  const addressed = Object.entries(lock.packages).filter(([, entry]) => 'resolved' in entry);
  expect(addressed).toEqual([]);
});

it('locks a checksum of every package', () => {
  const unchecked = Object.entries(lock.packages).filter(
    ([path, entry]) => path !== '' && !('integrity' in entry) && !('inBundle' in entry),
  );
  expect(unchecked).toEqual([]);
});

it('locks what package.json asks for', () => {
  const own = lock.packages[''] as Partial<Manifest>;
  expect({...own.dependencies, ...own.devDependencies}).toEqual(direct);
});

/** Aliases, which Docusaurus or a benchmark resolves. */
const isAlias = (() => {
  const client = join(root, 'node_modules/@docusaurus/core/lib/client/exports');
  const exported = readdirSync(client).map((file) => `@docusaurus/${file.replace(/\..*/, '')}`);
  const others = [
    '@early-modules',
    '@runner-files',
    '@site',
    '@site-symptoms',
    '@theme',
    '@theme-init',
    '@theme-original',
    '@generated',
    'react-helmet-async',
    'react-loadable',
    'easyops-worker',
  ];
  const known = new Set([...exported, ...others]);
  return (name: string) => known.has(name) || known.has(name.split('/')[0]!);
})();

it('names every package that our code imports', () => {
  const folders = ['plugins', 'src', 'tests', 'tasks', 'bench', 'samples'];
  const files = folders.flatMap(filesBelow).filter((file) => /\.[mc]?tsx?$|\.[mc]js$/.test(file));
  const isNamed = (name: string) => name in direct || `@types/${name}` in direct;
  const missing = files
    .filter((file) => !file.includes('__fixtures__'))
    .flatMap((file) => {
      const imports = read(file).matchAll(
        /^(?:import|export)\b[^'"`;]*?\bfrom '([^'.][^']*)'|^import '([^'.][^']*)'/gm,
      );
      const names = [...imports].map(([, from, bare = '']) => /^(@[^/]+\/)?[^/]+/.exec(from ?? bare)![0]);
      return names
        .filter((name) => !/^node:|\$/.test(name) && !isAlias(name) && !isNamed(name))
        .map((name) => `${file}: ${name}`);
    });
  expect(missing).toEqual([]);
});

it('gives the reason of each direct dependency in CONTRIBUTING.md, and of no other', () => {
  const [, section = ''] = read('CONTRIBUTING.md').split('## Dependencies');
  const rows = [...section.matchAll(/^\| `([^`]+)`((?:, `[^`]+`)*) +\| \S/gm)];
  const listed = rows.flatMap(([, first, more]) => [first, ...(more?.match(/[^`, ]+/g) ?? [])]);
  expect(listed.sort()).toEqual(Object.keys(direct).sort());
});
