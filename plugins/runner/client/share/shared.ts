import type {Draft} from '../editor/draft';

/** What a link carries. */
export interface Link extends Draft {
  /** The file that the page shows, which finds the sample again in later versions. */
  file: string;
  /** Version of the sample: the name of its run. */
  run: string;
}

/** What a panel gets that is opened by a link. */
export interface Shared {
  draft: Draft;
  note: string;
}
