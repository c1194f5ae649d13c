import {expect, it} from 'vitest';
import {read} from './files';

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

it('gives the reason of each direct dependency in CONTRIBUTING.md, and of no other', () => {
  const [, section = ''] = read('CONTRIBUTING.md').split('## Dependencies');
  const rows = [...section.matchAll(/^\| `([^`]+)`((?:, `[^`]+`)*) +\| \S/gm)];
  const listed = rows.flatMap(([, first, more]) => [first, ...(more?.match(/[^`, ]+/g) ?? [])]);
  expect(listed.sort()).toEqual(Object.keys(direct).sort());
});
