import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import type {Heading, ListItem, Root, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {withoutFrontMatter} from '../shared/frontMatter';

/** The page and its section that list what readers see and where each is explained. */
const PAGE = 'usage/usage-guide';
const SECTION = 'troubleshooting';
export const SYMPTOMS_FILE = `docs/${PAGE}.mdx`;

export interface Symptom {
  /** What a reader sees: words, or the beginning of a message. */
  text: string;
  isMessage: boolean;
  /** The section that explains it, below the base URL. */
  to: string;
}

/** The index by symptom and by message of the usage guide, for the places where readers arrive without a page. */
export function readSymptoms(siteDir: string): Symptom[] {
  const symptoms = symptomsIn(readFileSync(join(siteDir, SYMPTOMS_FILE), 'utf8'));
  for (const isMessage of [true, false])
    if (!symptoms.some((symptom) => symptom.isMessage === isMessage))
      throw new Error(
        `${SYMPTOMS_FILE}: the section #${SECTION} lists no ${isMessage ? 'message' : 'symptom'}. Write items of the form ` +
          `"**${isMessage ? '`The message`' : 'What a reader sees'}**: the cause. See [the section](./page.mdx#anchor)." ` +
          `there, or name another section in plugins/questions/readSymptoms.ts.`,
      );
  return symptoms;
}

export function symptomsIn(source: string): Symptom[] {
  const tree = remark().use(remarkMdx).use(remarkGfm).parse(withoutFrontMatter(source)) as Root;
  const start = tree.children.findIndex((node) => node.type === 'heading' && isSection(node));
  const heading = tree.children[start] as Heading | undefined;
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= (heading?.depth ?? 0));
  const symptoms: Symptom[] = [];
  if (!heading) return symptoms;
  visit({type: 'root', children: end < 0 ? rest : rest.slice(0, end)} as Root, (node) => {
    if (node.type === 'listItem' || node.type === 'tableRow') symptoms.push(...symptomOf(node));
  });
  return symptoms;
}

/** An item begins with what a reader sees in bold; its last link leads to the explanation. */
function symptomOf(item: ListItem | TableRow): Symptom[] {
  const [first] = item.children;
  const [seen] = first && 'children' in first ? first.children : [];
  const links: string[] = [];
  visit(item, 'link', ({url}) => void links.push(url));
  const to = links.at(-1);
  if (seen?.type !== 'strong' || !to) return [];
  return [{text: toString(seen), isMessage: seen.children[0]?.type === 'inlineCode', to: routeOf(to)}];
}

/** `../api/createSlice.mdx#x` from the page, `#x` on it, or `/api/createSlice#x`, as the address on the site. */
function routeOf(link: string): string {
  const [path = '', anchor] = link.split('#');
  const route = path === '' ? `/${PAGE}` : posix.join('/', posix.dirname(PAGE), path).replace(/\.mdx$/, '');
  return `${path.startsWith('/') ? path : route}${anchor ? `#${anchor}` : ''}`;
}

/** By the id in its comment, `## Title {/* #troubleshooting *\/}`, or by its text. */
function isSection(heading: Heading): boolean {
  const text = toString(heading).trim();
  return text.toLowerCase() === SECTION || text.endsWith(`/* #${SECTION} */`);
}
