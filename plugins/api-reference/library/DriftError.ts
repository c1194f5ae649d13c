/** The pages and the library disagree, or an author asked for what cannot be read. The message holds the mend. */
export class DriftError extends Error {}
