// For browser/routes.ts and for withoutPages.cjs, a bundler loader, which reads no TypeScript.

/** The address of a file or of another host, or characters that have a meaning in a route. */
module.exports.NO_PAGE = /\.\w+$|^\/\/|[%:*?#+()[\]{}\\<>"'\s]/;
