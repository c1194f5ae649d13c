/** The pages and the library disagree, or an author asked for what cannot be read. The message says how to fix it. */
export class DriftError extends Error {}
