/** What Docusaurus's client imports from this package, without the rest of it and all of `tslib`. */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
