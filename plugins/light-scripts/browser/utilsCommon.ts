/**
 * What the client of Docusaurus takes from this package. Its index brings all of `tslib` along. The bundler warns of an
 * import that is missing here, and the browser tests fail.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
