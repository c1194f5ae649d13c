// The bundler requires this file itself, without reading TypeScript.

const {readCompiledPage} = require('../docusaurus-internals/compiledPage.cjs');

/**
 * Gives a compiled page another default export, for the server: the article is rendered as usual, inside one element
 * that also has the page's data. Browsers never get this module.
 *
 * @param {string} source a module compiled from MDX
 * @param {string} file named in errors
 */
function makeStatic(source, file) {
  const {metadata, code, importsFiles} = readCompiledPage(source);
  if (importsFiles) {
    throw new Error(
      `${file}: a page cannot use a file beside it, which would not reach browsers. Put a picture into static/ and name it from the root: ![…](/img/name.svg); add a component to src/theme/MDXComponents.tsx.`,
    );
  }
  return [
    code,
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
