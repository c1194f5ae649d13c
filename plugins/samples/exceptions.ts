/** A TypeScript or JavaScript fence that may have its code in the page instead of naming a sample. */
export interface Exception {
  /** The page, from the project's root: `docs/api/createSlice.mdx`. */
  page: string;
  /** The first line of the fence's body; it finds the fence again after edits around it. */
  firstLine: string;
  /** Why this code cannot be a file that compiles and runs. */
  reason: string;
}

/** Keep it short: an entry whose fence is gone fails the build. */
export const exceptions: readonly Exception[] = [];
