import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {build} from 'vite';
import {contestants} from './contestants.mjs';

const root = join(import.meta.dirname, '..', '..');

/**
 * Bundles every contestant as Vite builds an app, in memory.
 *
 * @typedef {{label: string, minified: number, gzip: number, versions: string}} Size
 * @returns {Promise<Size[]>} sizes in bytes
 */
export async function measure() {
  // Packages have a development and a production build; Vite chooses by this variable.
  process.env.NODE_ENV = 'production';
  const sizes = [];
  for (const {entry, label, packages} of contestants) {
    const code = await bundle(join(import.meta.dirname, 'entries', `${entry}.js`));
    sizes.push({
      label,
      minified: Buffer.byteLength(code),
      gzip: gzipSync(code, {level: 9}).length,
      versions: (await Promise.all(packages.map(versionOf))).join(', '),
    });
  }
  return sizes;
}

/** @param {string} input */
async function bundle(input) {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root,
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: {polyfill: false},
      rollupOptions: {
        input,
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
        output: {format: 'es', inlineDynamicImports: true},
      },
    },
  });
  const results = /** @type {import('vite').Rollup.RollupOutput[]} */ ([output].flat());
  const [chunk] = results[0]?.output ?? [];
  if (!chunk) throw new Error(`${input}: Vite made no bundle of it: correct its exports.`);
  return chunk.code;
}

/** @param {string} name */
async function versionOf(name) {
  const manifest = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8');
  return `${name} ${JSON.parse(manifest).version}`;
}
