/** Where the lines of a code block come from: the samples plugin writes it, whatever shows or tests the block reads it. */
export interface SampleOrigin {
  /** Path below `samples/`. */
  file: string;
  region?: string;
  /** For each line shown, its line (from 1) in the file. */
  lines: number[];
  /** Lines of the region that only hold a comment for JavaScript; absent if there are none. */
  onlyInJavaScript?: number[];
  /** Columns of indent that were removed. */
  indent: number;
}
