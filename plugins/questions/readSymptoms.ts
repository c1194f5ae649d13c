import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import type {Heading, ListItem, Paragraph, PhrasingContent, Root, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {withoutFrontMatter} from '../shared/frontMatter';

/** The sections that list what readers see and where each is explained. */
const INDEXES = [
  {page: 'usage/usage-guide', section: 'symptom-index'},
  {page: 'rtk-query/usage/error-handling', section: 'symptoms'},
];

export const SYMPTOM_FILES = INDEXES.map(({page}) => `docs/${page}.mdx`);

export interface Symptom {
  /** What a reader sees: words, or the beginning of a message. */
  text: string;
  isMessage: boolean;
  /** The section that explains it, below the base URL. */
  to: string;
  /** The page that lists it. */
  from: string;
}

/** The indexes by symptom and by message, for the places where readers arrive without a page. */
export function readSymptoms(siteDir: string): Symptom[] {
  return INDEXES.flatMap(({page, section}) => {
    const symptoms = symptomsIn(readFileSync(join(siteDir, `docs/${page}.mdx`), 'utf8'), page, section);
    if (symptoms.length > 0) return symptoms;
    throw new Error(
      `docs/${page}.mdx: the section #${section} lists no symptom. Write items of the form "What a reader sees: ` +
        '[the section](./page.mdx#anchor)" or table rows of both there, or name another section in ' +
        'plugins/questions/readSymptoms.ts.',
    );
  });
}

export function symptomsIn(source: string, page: string, section: string): Symptom[] {
  const tree = remark().use(remarkMdx).use(remarkGfm).parse(withoutFrontMatter(source)) as Root;
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && toString(node).includes(`/* #${section} */`),
  );
  if (start < 0) return [];
  const {depth} = tree.children[start] as Heading;
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= depth);
  const symptoms: Symptom[] = [];
  visit({type: 'root', children: end < 0 ? rest : rest.slice(0, end)} as Root, (node) => {
    if (node.type === 'listItem' || node.type === 'tableRow') symptoms.push(...symptomOf(node, page));
  });
  return symptoms;
}

/** What stands before the first link of an item or row is what a reader sees; the link leads to the explanation. */
function symptomOf(item: ListItem | TableRow, page: string): Symptom[] {
  const [first] = item.children as (Paragraph | TableCell)[];
  const links: string[] = [];
  visit(item, 'link', ({url}) => void links.push(url));
  const [link] = links;
  const seen = beforeLink(first?.children ?? []);
  const text = seen[0]?.type === 'inlineCode' ? seen[0].value : toString(seen).replace(/:\s*$/, '').trim();
  if (!link || text === '') return [];
  return [{text, isMessage: seen[0]?.type === 'inlineCode', to: routeOf(link, page), from: `/${page}`}];
}

function beforeLink(nodes: PhrasingContent[]): PhrasingContent[] {
  const at = nodes.findIndex(({type}) => type === 'link');
  return at < 0 ? nodes : nodes.slice(0, at);
}

/** `../api/createSlice.mdx#x` from the page, `#x` on it, or `/api/createSlice#x`, as the address on the site. */
function routeOf(link: string, page: string): string {
  const [path = '', anchor] = link.split('#');
  const folder = posix.join('/', posix.dirname(page));
  const route = path === '' ? `/${page}` : posix.resolve(folder, path).replace(/\.mdx$/, '');
  return `${route}${anchor ? `#${anchor}` : ''}`;
}
