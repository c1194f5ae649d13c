import {expect, test} from 'vitest';
import {readCompiledPage} from './compiledPage.cjs';
import {requireInstalled} from './installed';

/** A page as the installed MDX loader compiles it for the server. */
function compile(page: string): Promise<string> {
  const {default: mdxLoader} = requireInstalled('@docusaurus/mdx-loader');
  const {DEFAULT_CONFIG} = requireInstalled('@docusaurus/core/lib/server/configValidation');
  const options = {
    siteDir: '/site',
    staticDirs: [],
    markdownConfig: DEFAULT_CONFIG.markdown,
    metadataPath: () => '/site/.docusaurus/tea.json',
    createAssets: () => ({image: undefined}),
  };
  return new Promise((resolve, reject) => {
    const context = {
      _compiler: {name: 'server'},
      resource: '/site/docs/tea.mdx',
      resourcePath: '/site/docs/tea.mdx',
      async: () => (error: Error | null, code: string) => (error ? reject(error) : resolve(code)),
      getOptions: () => options,
      addDependency: () => undefined,
    };
    mdxLoader.call(context, page);
  });
}

test('a page as the MDX loader compiles it has its metadata and one component', async () => {
  const {metadata, code, importsFiles} = readCompiledPage(await compile('# Tea\n\nGreen.\n'));
  expect(metadata).toBe("'@site/.docusaurus/tea.json'");
  expect(code).not.toContain('export default');
  for (const name of ['function MDXContent', '_jsx', 'contentTitle', 'const toc', 'const assets'])
    expect(code).toContain(name);
  expect(importsFiles).toBe(false);
});

test('a file beside the page is noticed', async () => {
  expect(readCompiledPage(await compile("import Cup from './Cup';\n\n<Cup />\n")).importsFiles).toBe(true);
  const picture = `${await compile('# Tea\n')}\nconst src = require("!url-loader!./a.png").default;`;
  expect(readCompiledPage(picture).importsFiles).toBe(true);
});

test('another output is an error that says what was expected and found', () => {
  expect(() => readCompiledPage('export const toc = [];')).toThrow(
    /Docusaurus [\d.]+.* compiledPage\.cjs|Expected: export \{default as metadata\} from '…'\nFound: export const toc = \[\];/s,
  );
  expect(() => readCompiledPage("export {default as metadata} from 'a'")).toThrow(
    "Expected: export default function MDXContent\nFound: export {default as metadata} from 'a'",
  );
});
