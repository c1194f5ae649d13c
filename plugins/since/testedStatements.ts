/** A version in prose that no declaration tells. */
export interface TestedStatement {
  page: string;
  /** Words of the sentence. */
  says: string;
  version: string;
  /** Passes on this release, and fails on the one before. */
  test: {file: string; name: string};
}

export const TESTED: readonly TestedStatement[] = [];
