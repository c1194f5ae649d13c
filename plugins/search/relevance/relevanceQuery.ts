/** How a query was meant, which is also how its results are counted. */
export type QueryKind =
  | 'symbol'
  | 'title'
  | 'separators'
  | 'prefix'
  | 'typo'
  | 'option'
  | 'message'
  | 'question'
  /** Written by people who had just read the page, in words that its headings do not use. */
  | 'asked'
  /** Of every kind, written by people who did not know the pages' words. */
  | 'unseen'
  | 'topic'
  | 'synonym';

export interface RelevanceQuery {
  kind: QueryKind;
  query: string;
  /** Any of these may be first: one, or two where a guide and its reference page are both at home. */
  first: string[];
  /** Any of these, or of `first`, has to be among the first three. */
  topThree: string[];
}

/** The page that should be first, and others a reader would accept in the first three. Paths without the first slash. */
export type Row = [query: string, first: string | string[], ...alsoFine: string[]];

export function queriesOf(kind: QueryKind, rows: Row[]): RelevanceQuery[] {
  return rows.map(([query, first, ...alsoFine]) => {
    const firstPages = (typeof first === 'string' ? [first] : first).map((path) => `/${path}`);
    return {kind, query, first: firstPages, topThree: [...firstPages, ...alsoFine.map((path) => `/${path}`)]};
  });
}
