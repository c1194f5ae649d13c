// Bundler loaders are required by the bundler itself, which reads no TypeScript.

const METADATA = /export \{default as metadata\} from ('[^']+'|"[^"]+")/;
const CONTENT = 'export default function MDXContent';

/**
 * Gives a compiled page another default export. On the server the article is rendered as always, inside one element;
 * in the browser that element's markup is adopted or fetched, and the minifier drops the now unused `MDXContent`.
 *
 * @param {string} source a module compiled from MDX
 * @param {boolean} isServer
 * @param {string} file named in errors
 */
function makeStatic(source, isServer, file) {
  const metadata = source.match(METADATA)?.[1];
  if (!metadata || !source.includes(CONTENT)) {
    throw new Error(
      `${file}: the compiled page has no "${metadata ? CONTENT : 'metadata'}" to replace. ` +
        'Docusaurus changed what its MDX loader emits: adapt plugins/static-articles/articleLoader.cjs.',
    );
  }
  return [
    source.replace(CONTENT, 'function MDXContent'),
    `import _metadata from ${metadata};`,
    `import _StaticArticle from '@theme/StaticArticle';`,
    ...(isServer
      ? [
          'export default function Article(props) {',
          '  return _jsx(_StaticArticle, {permalink: _metadata.permalink, children: _jsx(MDXContent, props)});',
          '}',
        ]
      : [
          `import {loadArticle as _loadArticle} from '@theme/StaticArticle/loadArticle';`,
          'const _html = await _loadArticle(_metadata.permalink);',
          'export default function Article() {',
          '  return _jsx(_StaticArticle, {permalink: _metadata.permalink, html: _html});',
          '}',
        ]),
  ].join('\n');
}

/**
 * @this {{getOptions: () => {isServer: boolean}, resourcePath: string}}
 * @param {string} source
 */
module.exports = function articleLoader(source) {
  return makeStatic(source, this.getOptions().isServer, this.resourcePath);
};
module.exports.makeStatic = makeStatic;
