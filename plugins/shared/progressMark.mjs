/** Begins each line that says how far a command is; `tasks/progress.mjs` looks for it in the output. */
export const MARK = '@@progress ';
