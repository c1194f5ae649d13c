import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {THEME_FOLDERS} from '../../plugins/docusaurus-internals/themeFolders.mjs';
import {filesBelow, read, root} from './files';

const originals = THEME_FOLDERS.map((folder) => join(root, 'node_modules', folder));

const themeFile = /^(?:src|plugins\/[^/]+)\/theme\/(.+)\.tsx?$/;

/** A component is a file directly in theme/, or an index; the rest of a component's folder are its own parts. */
const components = filesBelow('.').flatMap((file) => {
  const path = themeFile.exec(file)?.[1];
  if (!path || path.includes('.test') || path.endsWith('.d')) return [];
  const isComponent = !path.includes('/') || path.endsWith('/index');
  return isComponent ? [{file, name: path.replace(/\/index$/, '')}] : [];
});

const isOriginal = (name: string) =>
  originals.some(
    (folder) => existsSync(join(folder, `${name}.js`)) || existsSync(join(folder, name, 'index.js')),
  );

describe.each(components)('$file', ({file, name}) => {
  it('opens by saying what it changes of an original that exists, or that it is new', () => {
    const [, kind] = /^\/\/ (Change|New): \S/.exec(read(file)) ?? [];
    expect(kind, `start it with "// Change: …" or, when it replaces nothing, "// New: …"`).toBeDefined();
    expect(isOriginal(name), `@theme/${name} in the installed theme`).toBe(kind === 'Change');
  });
});

it('knows where the originals are', () => {
  expect(isOriginal('Layout')).toBe(true);
  expect(isOriginal('NoSuchComponent')).toBe(false);
});
