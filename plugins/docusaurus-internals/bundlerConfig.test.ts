import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, vi} from 'vitest';
import {cacheSettings, DOCS_FOLDERS, DOCS_MODULES, sharedStyles} from './bundlerConfig';
import {RUNTIME, STYLES} from './builtFiles';
import {folderOf, readInstalled, requireInstalled} from './installed';

/** The configuration of the browser's scripts, as the installed Docusaurus makes it for a production build. */
async function stockConfig(): Promise<{
  optimization: {runtimeChunk?: boolean; splitChunks: {cacheGroups: {styles: {name: string}}}};
  output: {filename: string};
}> {
  vi.stubEnv('NODE_ENV', 'production');
  const {createBuildClientConfig} = requireInstalled('@docusaurus/core/lib/webpack/client');
  const {DEFAULT_CONFIG} = requireInstalled('@docusaurus/core/lib/server/configValidation');
  const {getCurrentBundler} = requireInstalled('@docusaurus/bundler');
  const siteConfig = {
    ...DEFAULT_CONFIG,
    title: 'Tea',
    future: {...DEFAULT_CONFIG.future, faster: {...DEFAULT_CONFIG.future.faster, rspackBundler: true}},
  };
  const props = {
    siteDir: process.cwd(),
    outDir: '/site/build',
    baseUrl: '/',
    generatedFilesDir: '/site/.docusaurus',
    siteConfig,
    siteConfigPath: '/site/docusaurus.config.ts',
    siteMetadata: {docusaurusVersion: '0'},
    routesPaths: ['/'],
    plugins: [],
    i18n: {currentLocale: 'en', localeConfigs: {en: {}}},
    currentBundler: await getCurrentBundler({siteConfig}),
  };
  const configureWebpackUtils = {
    getStyleLoaders: () => [],
    getJSLoader: () => ({}),
    currentBundler: props.currentBundler,
  };
  const {config} = await createBuildClientConfig({
    props,
    minify: false,
    faster: siteConfig.future.faster,
    configureWebpackUtils,
  });
  return config;
}

test('the bundler has a cache, a group of styles and a script that lists the others', async () => {
  const config = await stockConfig();
  expect(cacheSettings(config, {version: 'a', buildDependencies: ['b'], directory: 'c'})).toEqual({
    experiments: {
      cache: {
        version: expect.stringMatching(/.-a$/),
        buildDependencies: ['b'],
        storage: {type: 'filesystem', directory: 'c'},
      },
    },
  });
  sharedStyles(config, () => true);
  expect(config.optimization.splitChunks.cacheGroups.styles.name).toBe(STYLES);
  // The bundler names it after the one entry, `main`.
  expect(config.optimization.runtimeChunk && 'runtime~main').toBe(RUNTIME);
  expect(config.output.filename).toMatch(/\/\[name\]\./);
});

test('a cache that is switched off needs no settings', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '1');
  expect(cacheSettings({}, {version: 'a'})).toEqual({});
});

test('another configuration is an error that says what was expected and found', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', '');
  expect(() => cacheSettings({experiments: {cache: {type: 'memory'}}}, {})).toThrow(
    /bundlerConfig\.ts expects\.\nExpected: experiments\.cache.*\nFound: \{"cache":\{"type":"memory"\}\}/,
  );
  expect(() => sharedStyles({optimization: {splitChunks: false}}, () => true)).toThrow(
    'Expected: optimization.splitChunks.cacheGroups.styles\nFound: false',
  );
});

test('the modules of every docs page are where they are looked for', () => {
  const theme = readdirSync(join(folderOf('@docusaurus/theme-classic'), 'lib/theme'));
  for (const folder of DOCS_FOLDERS)
    expect(theme.filter((name) => new RegExp(`^${folder}`).test(name))).not.toEqual([]);
  const {exports} = JSON.parse(readInstalled('@docusaurus/plugin-content-docs', 'package.json'));
  const file = join(folderOf('@docusaurus/plugin-content-docs'), exports['./client'].default);
  expect(
    DOCS_MODULES.some((module) => module.test(file)),
    file,
  ).toBe(true);
});
