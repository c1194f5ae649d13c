// For browser/routes.ts and for withoutPages.cjs, a bundler loader, which reads no TypeScript.

/** The address of a file or of another host, or letters that mean something else in a route. */
module.exports.NO_PAGE = /\.\w+$|^\/\/|[%:*?#+()[\]{}\\<>"'\s]/;
