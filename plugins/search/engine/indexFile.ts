import type {RecordKind, SearchRecord} from '../records/searchRecord';
import {markNames, readNames} from './names';
import {isStopWord} from './stopWords';
import {keyOf, termOf, wordsOf} from './words';

/** Raised whenever the shape below changes, so that a cached script never reads a file it does not understand. */
export const FORMAT = 7;
const KINDS: RecordKind[] = ['page', 'section', 'option', 'message'];

/**
 * `homes`: the exports that are explained on this page and nowhere else, with a space between them.
 * `keywords`: what people call the page's subject, with a comma between them.
 */
type PackedPage = [path: string, title: string, group: string, homes: string, keywords: string];
/** Names of exports by the path of the page that explains them. */
export type Homes = ReadonlyMap<string, readonly string[]>;
/** Names are marked in the heading and in the text (see `names.ts`), so they need not be there twice. */
type PackedEntry = [
  page: number,
  kind: number,
  level: number,
  anchor: string,
  heading: string,
  content: string,
  since?: string,
  /** One on each line. */
  questions?: string,
  /** The same, without stop words: they are compared, but not shown. */
  wordings?: string,
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
  /** Keys of the exports that this page explains. */
  homeKeys: ReadonlySet<string>;
  /** What people call its subject. */
  keywords: string[];
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
  /** The questions that it answers, in the words of those who ask them. */
  questions: string[];
  /** Other words for them. */
  wordings: string[];
  /** The release that brought it, where some readers have an older one. */
  since?: string;
}

/** Texts are cut at `longestText` characters: what a section says later is mostly also in its beginning or nearby. */
export function packIndex(
  records: SearchRecord[],
  base: string,
  longestText = Infinity,
  homes: Homes = new Map(),
): IndexFile {
  const known = new Set(
    records.flatMap(({content, hierarchy, type}) =>
      wordsIn(`${hierarchy[type]} ${cut(content ?? '', longestText)}`),
    ),
  );
  const pages: PackedPage[] = [];
  const numbers = new Map<string, number>();
  const entries = records.map((record): PackedEntry => {
    const {url_without_anchor: url, hierarchy} = record;
    if (!numbers.has(url)) {
      numbers.set(url, pages.length);
      const path = `/${url.slice(base.length)}`;
      const explained = homes.get(path)?.join(' ') ?? '';
      const keywords = record.keywords.join(',');
      pages.push([path, hierarchy.lvl1 ?? '', hierarchy.lvl0 ?? '', explained, keywords]);
    }
    const heading = hierarchy[record.type] ?? '';
    const entry: PackedEntry = [
      numbers.get(url) ?? 0,
      KINDS.indexOf(record.kind),
      Number(record.type.slice(3)),
      packAnchor(record.anchor ?? '', heading),
      record.kind === 'section' ? markNames(heading, record.symbols) : heading,
      packText(record, longestText, (name) => known.has(name)),
    ];
    const rest = [record.since ?? '', record.questions.join('\n'), record.wordings.map(telling).join('\n')];
    while (rest.at(-1) === '') rest.pop();
    return [...entry, ...rest] as PackedEntry;
  });
  return {format: FORMAT, pages, entries};
}

/** The text up to the cut, and the names beyond it that the section explains and no other text has. */
function packText({content, defines}: SearchRecord, longest: number, isElsewhere: (name: string) => boolean) {
  const kept = cut(content ?? '', longest);
  const lost = defines.filter((name) => !kept.includes(name) && !isElsewhere(name));
  return markNames([kept, ...lost].join(' '), defines);
}

/** Also names with dots and parentheses, as the pages write them. */
const wordsIn = (text: string) => text.split(/[\s,;:]+/);

const telling = (text: string) =>
  wordsOf(text)
    .filter((word) => !isStopWord(termOf(word)))
    .join(' ');

/** Throws on anything that is not an index of this format: a damaged download must not look like "no results". */
export function unpackIndex(file: unknown): Entry[] {
  const {format, pages, entries} = (file ?? {}) as Partial<IndexFile>;
  if (format !== FORMAT || !Array.isArray(pages) || !Array.isArray(entries) || entries.length === 0) {
    throw new Error('The search index is damaged or of another version.');
  }
  const unpacked = pages.map(([path, title, group, homes, keywords]): Page => {
    if (typeof keywords !== 'string') throw new Error('The search index is damaged.');
    const homeKeys = new Set(homes.split(' ').map(keyOf));
    return {path, title, group, homeKeys, keywords: keywords ? keywords.split(',') : []};
  });
  const list: Entry[] = [];
  let trail: string[] = [];
  for (const [
    number,
    kindNumber,
    level,
    anchor,
    packedHeading,
    packedContent,
    since,
    asked,
    worded,
  ] of entries) {
    const page = unpacked[number];
    const kind = KINDS[kindNumber];
    if (!page || !kind || typeof packedContent !== 'string') throw new Error('The search index is damaged.');
    trail = trail.slice(0, Math.max(0, level - 2));
    const {text: content, names: defines} = readNames(packedContent);
    const {text: heading, names} =
      kind === 'section' ? readNames(packedHeading) : {text: packedHeading, names: []};
    list.push({
      page,
      kind,
      level,
      anchor: kind === 'page' ? '' : unpackAnchor(anchor, heading),
      heading,
      trail: [...trail],
      symbols: kind === 'option' ? [heading] : names,
      defines,
      content,
      questions: asked ? asked.split('\n') : [],
      wordings: worded ? worded.split('\n') : [],
      ...(since && {since}),
    });
    if (kind === 'section') trail[level - 2] = heading;
  }
  return list;
}

/** Most anchors are made of their heading; the others keep what is not. */
const FROM_HEADING = '~';

function packAnchor(anchor: string, heading: string): string {
  const ending = slugOf(heading);
  return ending !== '' && anchor.endsWith(ending) ? anchor.slice(0, -ending.length) + FROM_HEADING : anchor;
}

function unpackAnchor(packed: string, heading: string): string {
  return packed.endsWith(FROM_HEADING) ? packed.slice(0, -FROM_HEADING.length) + slugOf(heading) : packed;
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, text.lastIndexOf(' ', longest));
}
