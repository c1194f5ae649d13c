/** The levels of DocSearch: `lvl0` is the group in the sidebar, `lvl1` the page, the rest its headings. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export type Hierarchy = Record<`lvl${Level}`, string | null>;

/** What a record stands for. Options and messages are results of their own, one level below their section. */
export type RecordKind = 'page' | 'section' | 'option' | 'message';

/**
 * One searchable place of the site, in the shape DocSearch and its crawler use, so that the same array feeds the
 * embedded engine and a hosted index. The last six fields are additions; a hosted index may search them too.
 */
export interface SearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: `lvl${Exclude<Level, 0>}`;
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  version: string[];
  docusaurus_tag: string;
  weight: {pageRank: number; level: number; position: number};
  kind: RecordKind;
  /** Identifiers in the heading, the option's name: what the record is about. */
  symbols: string[];
  /** Identifiers that lead a list item or a table row of the section: explained here, without a heading. */
  defines: string[];
  /** Of a page: what people call its subject, from its front matter. */
  keywords: string[];
  /** The questions that it answers, in the words of those who ask them. */
  questions: string[];
  /** Other words for them. */
  wordings: string[];
  /** The release that brought it, where some readers have an older one. */
  since?: string;
}
