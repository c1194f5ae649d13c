import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {CLIENT_MODULES, keepModules} from './clientModules.cjs';
import {readInstalled, requireInstalled} from './installed';

/** The list as the installed Docusaurus writes it. */
async function generated(clientModules: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  const {generateSiteFiles} = requireInstalled('@docusaurus/core/lib/server/codegen/codegen');
  await generateSiteFiles({
    generatedFilesDir: folder,
    clientModules,
    siteConfig: {},
    globalData: {},
    i18n: {},
    codeTranslations: {},
    siteMetadata: {},
    siteStorage: {},
    routes: [],
  });
  const text = readFileSync(join(folder, CLIENT_MODULES), 'utf8');
  rmSync(folder, {recursive: true});
  return text;
}

test('modules are left out of the list, and the others keep their order', async () => {
  const source = await generated(['/site/a.css', '/site/b.ts', '/site/c.ts']);
  const kept = keepModules(source, (path) => !path.endsWith('b.ts'));
  expect([...kept.matchAll(/require\("(.+)"\)/g)].map(([, path]) => path)).toEqual([
    '/site/a.css',
    '/site/c.ts',
  ]);
});

test('another form of the list is refused', () => {
  expect(() => keepModules('export default [import("/a.ts")];', () => true)).toThrow(/clientModules\.cjs/);
});

test('Docusaurus starts where app.ts starts it, and says when React has taken over', () => {
  expect(readInstalled('@docusaurus/core', 'lib/client/clientEntry.js')).toContain('hydrateRoot(');
  expect(readInstalled('@docusaurus/core', 'lib/client/hasHydratedDataAttribute.js')).toContain(
    'data-has-hydrated',
  );
});

test('the landing page looks for what arrival.ts sets', () => {
  expect(readInstalled('@docusaurus/core', 'lib/client/BaseUrlIssueBanner/index.js')).toContain(
    "typeof window['docusaurus'] === 'undefined'",
  );
});
