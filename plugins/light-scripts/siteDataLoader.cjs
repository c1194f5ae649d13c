// The bundler requires this file itself, without reading TypeScript.

const {withoutUnread} = require('../docusaurus-internals/siteData.cjs');

/** @param {string} source */
module.exports = (source) => withoutUnread(source);
