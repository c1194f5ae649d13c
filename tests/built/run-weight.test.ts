import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {build as bundle, transform} from 'esbuild';
import {expect, test} from 'vitest';
import {runnerFrame} from '../../plugins/runner';
import {groupsOf} from '../../plugins/runner/bundles/groups';
import type {RunData} from '../../plugins/runner/protocol';
import {root} from '../content/files';
import {docRoutes} from '../routes';
import {build, fileOf} from './builtPages';

/** In bytes, compressed with brotli: what a page may grow by, and what a press on Run may load. */
const BEFORE = 1024;
const CORE = 60_000;
const REACT = 230_000;
/** Samples that validate with Zod, which is larger than everything else but React. */
const WITH_ZOD = 310_000;

const assets = join(build, 'assets/run');
/** Small files are sent as they are. */
const sizeOf = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
const weigh = (text: string) => brotliCompressSync(text).length;

/** A page without the attributes and buttons of what can be run. */
const without = (html: string) =>
  html
    .replace(/ data-run="[\da-f]+[\w -]*"/g, '')
    .replace(/<button type="?button"? class="?code-run"?>Run<\/button>/g, '');

/** The digits of its names are chance, and so are fifty bytes of what they weigh: the median of five sets of digits. */
function weighWhateverItsNames(html: string): number {
  const weights = [0, 1, 2, 3, 4].map((set) => {
    const digitOf = (digit: string) => ((parseInt(digit, 16) * (2 * set + 1) + 5 * set) % 16).toString(16);
    const renamed = html.replace(/(?<=\bdata-run="?)[\da-f]+/g, (name) => [...name].map(digitOf).join(''));
    return weigh(renamed);
  });
  return weights.toSorted((one, other) => one - other)[2]!;
}

test('every page has something to run', () => {
  const idle = ['/', ...docRoutes].filter((route) => {
    const html = fileOf(route, 'html');
    return !/\bdata-run="?[\da-f]+\b/.test(html);
  });
  expect(idle).toEqual([]);
});

test('every guide of RTK Query runs a component, on the network of its page', () => {
  const guides = docRoutes.filter((route) => route.startsWith('/rtk-query/usage/'));
  const without = guides.filter((route) => {
    const names = Array.from(
      fileOf(route, 'html').matchAll(/\bdata-run="?([\da-f]+)\b/g),
      ([, name]) => name!,
    );
    return !names.some((name) => {
      const {component, packages} = JSON.parse(readFileSync(join(assets, `${name}.json`), 'utf8')) as RunData;
      return component && packages.includes('msw');
    });
  });
  expect(without).toEqual([]);
});

test('before somebody presses Run, a page grows by a kilobyte at most', async () => {
  const {outputFiles} = await bundle({
    entryPoints: [join(root, 'plugins/runner/client/run.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    // The last is on every page anyway.
    external: ['./openPanel', './share/openShared', '../../shared/client/wake'],
    alias: {'@runner-files': join(root, '.docusaurus/runner/default/files.json')},
  });
  const styles = readFileSync(join(root, 'plugins/runner/client/run.css'), 'utf8');
  const {code} = await transform(styles, {loader: 'css', minify: true});
  const own = weigh(outputFiles[0]!.text + code);
  // Those with the most buttons; to compress every page twice takes a minute.
  const heaviest = docRoutes
    .map((route) => fileOf(route, 'html'))
    .toSorted((one, other) => other.length - without(other).length - (one.length - without(one).length))
    .slice(0, 5);
  const grown = heaviest.map((html) => own + weighWhateverItsNames(html) - weigh(without(html)));
  expect(Math.max(...grown)).toBeLessThanOrEqual(BEFORE);
});

/** The panel: one script, whoever opens it, and the styles beside it. */
function panelSize(): number {
  const filesOf = (kind: string) =>
    readdirSync(join(build, 'assets', kind)).filter((name) => name.endsWith(`.${kind}`));
  const scripts = filesOf('js').filter((name) =>
    readFileSync(join(build, 'assets/js', name), 'utf8').includes('run-time-bar'),
  );
  const styles = filesOf('css').filter((name) => name.startsWith('run-panel.'));
  expect([scripts, styles]).toEqual([[expect.stringMatching(/^run-panel\./)], [expect.anything()]]);
  return sizeOf(join(build, 'assets/js', scripts[0]!)) + sizeOf(join(build, 'assets/css', styles[0]!));
}

test('Run loads what its sample needs, and no more than was agreed', () => {
  const names = readdirSync(assets);
  const fileOfGroup = (group: string) =>
    join(
      assets,
      names.find((name) => name.startsWith(`${group}.`) && name.endsWith('.js'))!,
    );
  const always = panelSize() + sizeOf(join(build, runnerFrame.path)) + sizeOf(fileOfGroup('frame'));
  const heavy = names
    .filter((name) => /^[\da-f]+\.json$/.test(name))
    .map((name) => {
      const {packages, entry} = JSON.parse(readFileSync(join(assets, name), 'utf8')) as RunData;
      const groups = groupsOf(packages);
      const size =
        always +
        sizeOf(join(assets, name)) +
        groups.reduce((sum, group) => sum + sizeOf(fileOfGroup(group)), 0);
      const limit = groups.includes('zod')
        ? WITH_ZOD
        : groups.some((group) => group !== 'core')
          ? REACT
          : CORE;
      return {entry, size, limit};
    })
    .filter(({size, limit}) => size > limit);
  expect(heavy).toEqual([]);
});
