import type {AnyNode, Element} from 'domhandler';
import type {Cheerio, CheerioAPI} from 'cheerio';
import {clean} from '../engine/words';
import type {RecordKind} from './searchRecord';

/** A stretch of an article: a heading with the text up to the next one, an option's row, or a message's entry. */
export interface Section {
  kind: RecordKind;
  level: number;
  anchor: string | null;
  heading: string;
  content: string;
  symbols: string[];
  defines: string[];
  /** The release that brought what it is about, where some readers have an older one. */
  since?: string;
}

const HEADING = /^h([1-6])$/;
const DEEPEST = 6;
/**
 * Not text of the page: decoration, controls, code, whose samples would drown the prose around them, the exact wording of a
 * type that the reference words for people, what stands in the place of other words for those who read JavaScript, and
 * versions, which results show in their own way.
 */
const SKIPPED =
  'script, style, svg, button, noscript, pre, .code-block, .run-place, .in-js, .since, .hash-link, .api-full-type, [aria-hidden="true"]';
/** A link and this much text is a pointer; more is an explanation. */
const POINTER_LENGTH = 90;
const BLOCK =
  /^(p|li|ul|ol|table|thead|tbody|tr|td|th|div|section|blockquote|dl|dt|dd|details|summary|figure|figcaption|br)$/;

export function readSections($: CheerioAPI, article: Cheerio<Element>): Section[] {
  const title = textOf($, article.find('h1').first()) || clean($('title').text().split('|')[0] ?? '');
  let current = newSection('page', 1, null, title);
  const sections = [current];
  const pointers = new Set<Section>();

  const visit = (node: AnyNode): void => {
    if (node.type === 'text') current.content += node.data;
    if (node.type !== 'tag') return;
    const element = $(node);
    if (element.is('.since-line')) current.since ??= element.find('.since').attr('data-since');
    if (element.is(SKIPPED)) return;
    const headingLevel = Number(HEADING.exec(node.name)?.[1] ?? 0);
    if (headingLevel === 1) return;
    if (headingLevel > 1) {
      current = newSection('section', headingLevel, element.attr('id') ?? null, textOf($, element));
      current.symbols = codesIn($, element);
      sections.push(current);
    } else if (element.is('tr[id][data-member]')) {
      sections.push(optionOf($, element, current));
    } else if (element.is('.error-message[id][data-message]')) {
      sections.push(messageOf($, element, current));
    } else if (isPointer($, element)) {
      pointers.add(current);
    } else {
      const defined = leadingCode($, element);
      if (defined) current.defines.push(defined);
      if (BLOCK.test(node.name)) current.content += ' ';
      node.children.forEach(visit);
      if (BLOCK.test(node.name)) current.content += ' ';
    }
  };
  article.contents().each((_, node) => visit(node));
  return sections
    .map((section) => ({...section, content: clean(section.content), isEmpty: pointers.has(section)}))
    .filter(({isEmpty, content}) => !isEmpty || content !== '')
    .map(({isEmpty: _, ...section}) => section);
}

/**
 * An item or a row that is a link with a few words about it ("See also", an index of names) tells of another page,
 * which has its own record. A section of nothing else is no place to land on.
 */
function isPointer($: CheerioAPI, element: Cheerio<Element>): boolean {
  if (!element.is('li, tr')) return false;
  const link = firstChild($, element.is('tr') ? element.children().first() : element);
  if (!link.is('a[href]:not([href^="#"])')) return false;
  return textOf($, element).length - textOf($, link as Cheerio<Element>).length < POINTER_LENGTH;
}

function newSection(kind: RecordKind, level: number, anchor: string | null, heading: string): Section {
  return {kind, level: Math.min(level, DEEPEST), anchor, heading, content: '', symbols: [], defines: []};
}

/** Rows and messages belong to the heading they stand under, not to the row before them. */
function childOf(section: Section, kind: RecordKind, anchor: string | undefined, heading: string): Section {
  return newSection(kind, section.level + 1, anchor ?? null, heading);
}

function optionOf($: CheerioAPI, row: Cheerio<Element>, parent: Section): Section {
  const member = clean(row.attr('data-member') ?? '');
  const option = childOf(parent, 'option', row.attr('id'), member);
  option.symbols = [member];
  const since = row.attr('data-since') ?? row.closest('table').attr('data-since');
  if (since) option.since = since;
  option.content = row
    .children()
    .slice(1)
    .map((_, cell) => textOf($, $(cell)))
    .get()
    .join(' ');
  return option;
}

function messageOf($: CheerioAPI, entry: Cheerio<Element>, parent: Section): Section {
  const message = childOf(parent, 'message', entry.attr('id'), clean(entry.attr('data-message') ?? ''));
  message.content = textOf($, entry).replace(message.heading, ' ');
  return message;
}

function textOf($: CheerioAPI, element: Cheerio<Element>): string {
  const copy = element.clone();
  copy.find(SKIPPED).remove();
  copy.find('*').each((_, child) => void (BLOCK.test(child.name) && $(child).before(' ').after(' ')));
  return clean(copy.text());
}

function codesIn($: CheerioAPI, element: Cheerio<Element>): string[] {
  return element
    .find('code')
    .map((_, code) => clean($(code).text()))
    .get();
}

/** `keepUnusedDataFor`: … at the start of an item or a row. A linked name is explained elsewhere. */
function leadingCode($: CheerioAPI, element: Cheerio<Element>): string | null {
  if (!element.is('li, dt, tr > td:first-child, tr > th:first-child')) return null;
  const first = firstChild($, element);
  return first.is('code') ? clean(first.text()) : null;
}

/** What an item starts with, its paragraph taken off. */
function firstChild($: CheerioAPI, element: Cheerio<Element>): Cheerio<AnyNode> {
  const first = element
    .contents()
    .filter((_, node) => node.type === 'tag' || clean($(node).text()) !== '')
    .first();
  return first.is('p') ? first.contents().first() : first;
}
