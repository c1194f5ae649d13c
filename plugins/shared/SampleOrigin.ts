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
  /** The page is about types: there is no JavaScript to show. */
  typescriptOnly?: true;
  /** What a step of a tutorial did to the file, if it is shown whole. */
  change?: StepChange;
}

export interface StepChange {
  kind: 'new' | 'replaced' | 'changed';
  /** Lines of the file, from 1, that the step wrote. */
  added: number[];
  /** Lines before which the step removed others, and wrote none in their place. */
  cut?: number[];
}

/** What is said beside the name of the file. */
export const CHANGES: Record<StepChange['kind'], string> = {
  new: 'new file',
  replaced: 'replace all',
  changed: 'whole file',
};
