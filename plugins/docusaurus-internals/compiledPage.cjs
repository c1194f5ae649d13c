// Bundler loaders use this file, and the bundler requires them without reading TypeScript.

const {changed} = require('./changed.cjs');

const METADATA = /export \{default as metadata\} from ('[^']+'|"[^"]+")/;
const CONTENT = 'export default function MDXContent';
const FILE_BESIDE = /require\(["']!|^import [^;]* from ["']\.\.?\//m;

/**
 * Takes apart a page as Docusaurus's MDX loader compiles it.
 *
 * @param {string} source
 * @returns {{metadata: string, code: string, importsFiles: boolean}} the module of the metadata, with its quotes; the
 *   code with `MDXContent` as a function that is not exported; whether it imports a file from the page's folder
 */
function readCompiledPage(source) {
  const metadata = source.match(METADATA)?.[1];
  if (!metadata) throw changed('compiledPage.cjs', "export {default as metadata} from '…'", source);
  if (!source.includes(CONTENT)) throw changed('compiledPage.cjs', CONTENT, source);
  const code = source.replace(CONTENT, 'function MDXContent');
  return {metadata, code, importsFiles: FILE_BESIDE.test(source)};
}

module.exports.readCompiledPage = readCompiledPage;
