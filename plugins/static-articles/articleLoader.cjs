// Bundler loaders are required by the bundler itself, which reads no TypeScript.

const METADATA = /export \{default as metadata\} from ('[^']+'|"[^"]+")/;
const CONTENT = 'export default function MDXContent';
const FILE_BESIDE = /require\(["']!|^import [^;]* from ["']\.\.?\//m;

/**
 * Gives a compiled page another default export, for the server: the article is rendered as always, inside one element
 * that also has the page's data. Browsers never get this module.
 *
 * @param {string} source a module compiled from MDX
 * @param {string} file named in errors
 */
function makeStatic(source, file) {
  const metadata = source.match(METADATA)?.[1];
  if (!metadata || !source.includes(CONTENT)) {
    throw new Error(
      `${file}: the compiled page has no "${metadata ? CONTENT : 'metadata'}" to replace. ` +
        'Docusaurus changed what its MDX loader emits: adapt plugins/static-articles/articleLoader.cjs.',
    );
  }
  if (FILE_BESIDE.test(source)) {
    throw new Error(
      `${file}: what a page takes from a file beside it would not reach browsers. A picture belongs in static/, named from the root: ![…](/img/name.svg); a component into src/theme/MDXComponents.tsx.`,
    );
  }
  return [
    source.replace(CONTENT, 'function MDXContent'),
    `import _metadata from ${metadata};`,
    `import _StaticArticle from '@theme/StaticArticle';`,
    'export default function Article(props) {',
    '  const page = {metadata: _metadata, contentTitle, toc, assets};',
    '  return _jsx(_StaticArticle, {page, children: _jsx(MDXContent, props)});',
    '}',
  ].join('\n');
}

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function articleLoader(source) {
  return makeStatic(source, this.resourcePath);
};
module.exports.makeStatic = makeStatic;
