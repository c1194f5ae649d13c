import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {requireInstalled, scriptsOf} from './installed';
import {SITE_DATA, UNREAD, UNREAD_OF_FUTURE, withoutUnread} from './siteData.cjs';

const siteConfig = {
  title: 'Tea',
  plugins: [null],
  future: {v4: {}, experimental_router: 'browser'},
  themeConfig: {navbar: {items: []}},
};
const siteMetadata = {docusaurusVersion: '3', pluginVersions: {wake: {type: 'local'}}};

/** The files as the installed Docusaurus writes them. */
async function generated(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const {generateSiteFiles} = requireInstalled('@docusaurus/core/lib/server/codegen/codegen');
  const others = {
    clientModules: [],
    globalData: {},
    i18n: {},
    codeTranslations: {},
    siteStorage: {},
    routes: [],
  };
  await generateSiteFiles({generatedFilesDir: folder, siteConfig, siteMetadata, ...others});
  const texts = SITE_DATA.map((file) => readFileSync(join(folder, file), 'utf8'));
  rmSync(folder, {recursive: true});
  return texts;
}

test('what browsers do not read is left out, and the rest stays', async () => {
  const [config, metadata] = (await generated()).map(withoutUnread);
  expect(config).toMatch(/^export default \{/m);
  expect(JSON.parse(config!.replace(/^.*export default |;\s*$/gs, ''))).toEqual({
    title: 'Tea',
    future: {experimental_router: 'browser'},
    themeConfig: {navbar: {items: []}},
  });
  expect(JSON.parse(metadata!)).toEqual({docusaurusVersion: '3'});
});

test('another form of the files is refused', () => {
  expect(() => withoutUnread('module.exports = [];')).toThrow(/siteData\.cjs/);
});

test.each([...UNREAD, ...UNREAD_OF_FUTURE])('no script of Docusaurus for browsers reads %s', (name) => {
  const scripts = [
    ...scriptsOf('@docusaurus/core', 'lib/client'),
    ...scriptsOf('@docusaurus/theme-common', 'lib'),
    ...scriptsOf('@docusaurus/theme-classic', 'lib/theme'),
    ...scriptsOf('@docusaurus/plugin-content-docs', 'lib/client'),
  ];
  // `siteConfig.name`, or a statement that takes it apart.
  const read = new RegExp(
    `(?:siteConfig|siteMetadata|future)\\b[^;]*\\b${name}\\b|\\b${name}\\b[^;]*\\} = siteConfig`,
  );
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter(([, source]) => read.test(source)).map(([file]) => file)).toEqual([]);
});
