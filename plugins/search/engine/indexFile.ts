import type {RecordKind, SearchRecord} from '../records/searchRecord';

/** Raised whenever the shape below changes, so that a cached script never reads a file it does not understand. */
export const FORMAT = 1;
const KINDS: RecordKind[] = ['page', 'section', 'option', 'message'];

type PackedPage = [path: string, title: string, group: string];
type PackedEntry = [
  page: number,
  kind: number,
  level: number,
  anchor: string,
  heading: string,
  symbols: string[],
  defines: string[],
  content: string,
];

/** What the browser downloads: the records without what repeats. The index itself is built from it in the worker. */
export interface IndexFile {
  format: number;
  pages: PackedPage[];
  entries: PackedEntry[];
}

export interface Page {
  /** Below the base URL, with a slash in front. */
  path: string;
  title: string;
  group: string;
}

/** A record as the engine sees it. */
export interface Entry {
  page: Page;
  kind: RecordKind;
  level: number;
  anchor: string;
  heading: string;
  /** The headings above it, outermost first, without the page's title. */
  trail: string[];
  symbols: string[];
  defines: string[];
  content: string;
}

export function packIndex(records: SearchRecord[], base: string): IndexFile {
  const pages: PackedPage[] = [];
  const numbers = new Map<string, number>();
  const entries = records.map((record): PackedEntry => {
    const {url_without_anchor: url, hierarchy} = record;
    if (!numbers.has(url)) {
      numbers.set(url, pages.length);
      pages.push([`/${url.slice(base.length)}`, hierarchy.lvl1 ?? '', hierarchy.lvl0 ?? '']);
    }
    return [
      numbers.get(url) ?? 0,
      KINDS.indexOf(record.kind),
      Number(record.type.slice(3)),
      record.anchor ?? '',
      hierarchy[record.type] ?? '',
      record.symbols,
      record.defines,
      record.content ?? '',
    ];
  });
  return {format: FORMAT, pages, entries};
}

/** Throws on anything that is not an index of this format: a damaged download must not look like "no results". */
export function unpackIndex(file: unknown): Entry[] {
  const {format, pages, entries} = (file ?? {}) as Partial<IndexFile>;
  if (format !== FORMAT || !Array.isArray(pages) || !Array.isArray(entries) || entries.length === 0) {
    throw new Error('The search index is damaged or of another version.');
  }
  const list: Entry[] = [];
  let trail: string[] = [];
  for (const [number, kindNumber, level, anchor, heading, symbols, defines, content] of entries) {
    const [path, title, group] = pages[number] ?? ['', '', ''];
    const kind = KINDS[kindNumber];
    if (!kind || typeof content !== 'string') throw new Error('The search index is damaged.');
    trail = trail.slice(0, Math.max(0, level - 2));
    const page = {path, title, group};
    list.push({page, kind, level, anchor, heading, trail: [...trail], symbols, defines, content});
    if (kind === 'section') trail[level - 2] = heading;
  }
  return list;
}
