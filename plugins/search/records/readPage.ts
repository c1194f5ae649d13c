import {load, type CheerioAPI} from 'cheerio';
import {CLASSES} from '../../docusaurus-internals/themeNames';
import {readSections} from './readSections';
import type {Hierarchy, Level, SearchRecord} from './searchRecord';

/** Where the article of a docs page is; what is outside it (navigation, footer) is never indexed. */
const ARTICLE = `article .${CLASSES.article}, article .markdown` as const;
const NO_GROUP = 'Documentation';

export interface PageAddress {
  /** Scheme and host, without a slash at the end. */
  site: string;
  /** The path with the base URL. */
  path: string;
}

/** The records of one rendered page; none for a page that is not documentation (landing page, search, not found). */
export function readPage(html: string, address: PageAddress): SearchRecord[] {
  const $ = load(html);
  const tag = $('meta[name="docusaurus_tag"]').attr('content') ?? '';
  const article = $(ARTICLE).first();
  if (!tag.startsWith('docs-') || article.length === 0) return [];

  const page = {
    url: address.site + address.path,
    group: groupOf($) || NO_GROUP,
    language: $('html').attr('lang') ?? 'en',
    version: [$('meta[name="docusaurus_version"]').attr('content') ?? 'current'],
    docusaurus_tag: tag,
    keywords: keywordsOf($),
  };
  const headings: (string | null)[] = [];
  const seen = new Map<string, number>();

  return readSections($, article).map((section, position): SearchRecord => {
    headings.length = section.level;
    headings[section.level] = section.heading;
    const url = section.anchor ? `${page.url}#${section.anchor}` : page.url;
    const repeats = seen.get(url) ?? 0;
    seen.set(url, repeats + 1);
    return {
      objectID: repeats === 0 ? url : `${url}~${repeats}`,
      url,
      url_without_anchor: page.url,
      anchor: section.anchor,
      type: `lvl${section.level}` as SearchRecord['type'],
      hierarchy: hierarchyOf(page.group, headings),
      content: section.content || null,
      language: page.language,
      version: page.version,
      docusaurus_tag: page.docusaurus_tag,
      weight: {pageRank: 0, level: 110 - 10 * section.level, position},
      kind: section.kind,
      symbols: section.symbols,
      defines: section.defines,
      keywords: section.kind === 'page' ? page.keywords : [],
      questions: [],
      wordings: [],
      ...(section.since && {since: section.since}),
    };
  });
}

function hierarchyOf(group: string, headings: (string | null)[]): Hierarchy {
  const at = (level: Level) => headings[level] ?? null;
  return {lvl0: group, lvl1: at(1), lvl2: at(2), lvl3: at(3), lvl4: at(4), lvl5: at(5), lvl6: at(6)};
}

function keywordsOf($: CheerioAPI): string[] {
  const content = $('meta[name="keywords"]').attr('content') ?? '';
  return content
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
}

function groupOf($: CheerioAPI): string {
  const trail = $(`.${CLASSES.breadcrumbs} .${CLASSES.breadcrumb}`)
    .not('.breadcrumbs__item--active')
    .map((_, item) => $(item).text().trim())
    .get();
  return trail.filter(Boolean).join(' › ');
}
