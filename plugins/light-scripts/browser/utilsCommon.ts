/**
 * What the client of Docusaurus takes from this package. Its index brings all of `tslib` along; an import that is
 * missing here stops the build.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
