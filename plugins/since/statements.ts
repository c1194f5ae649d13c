import type {Nodes, Parent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Problem} from './removed';
import {compareVersions, shown, type SinceFile} from './sinceFile';
import {TESTED, type TestedStatement} from './testedStatements';

/** "since 2.6", "before RTK 2.14", "until 2.2.7" … in the words of a page. */
const STATEMENT =
  /\b(since|before|until|starting with|no longer in|new in)\s+(?:version\s+|RTK\s+|Redux Toolkit\s+)?([12]\.\d+(?:\.\d+)?)(?![\d%]| (?:s|ms|KB|MB)\b)/gi;

interface Statement {
  line: number;
  /** The sentence it stands in. */
  sentence: string;
  word: string;
  version: string;
  /** The names that the sentence writes as code. */
  names: string[];
}

const UNKNOWN = 'no release tells';

/**
 * A version in prose agrees with the data where the data knows the name it is about. What the data cannot know is in
 * `testedStatements.ts`, with the test that shows it.
 */
export function checkStatements(tree: Root, page: string, data: SinceFile, tested = TESTED): Problem[] {
  const own = tested.filter((entry) => entry.page === page);
  const used = new Set<TestedStatement>();
  const problems: Problem[] = [];
  for (const statement of statementsIn(tree)) {
    const entry = own.find(({says}) => statement.sentence.includes(says));
    if (entry) used.add(entry);
    const message = entry ? wrongEntry(statement, entry) : judge(statement, data);
    if (message) problems.push({line: statement.line, message: `"${statement.sentence}": ${message}`});
  }
  // What a list of news says of behavior is told again, with its version, where it is explained.
  for (const item of newsIn(tree)) {
    const message = judge(item, data);
    if (message && !message.startsWith(UNKNOWN))
      problems.push({line: item.line, message: `"${item.sentence}": ${message}`});
  }
  for (const entry of own)
    if (!used.has(entry))
      problems.push({
        line: 1,
        message: `plugins/since/testedStatements.ts: no sentence with a version says "${entry.says}": remove the entry.`,
      });
  return problems;
}

function wrongEntry({version}: Statement, entry: TestedStatement): string | undefined {
  return entry.version === version ? undefined : `its test is about ${entry.version}.`;
}

function judge({word, version, names}: Statement, data: SinceFile): string | undefined {
  const dated = names.flatMap((name) => {
    const came = shown(dateOf(name, data));
    return came ? [{name, came}] : [];
  });
  if (dated.some(({came}) => compareVersions(came, version) === 0)) return undefined;
  if (dated.length)
    return `${dated.map(({name, came}) => `${name} came with ${came}`).join(', ')}, not ${version}: leave the version out, the page shows it.`;
  return `${UNKNOWN} whether "${word} ${version}" is right: add a test to plugins/since/testedStatements.ts.`;
}

/** Nothing for a name that some documented type had all along. */
function dateOf(name: string, {exports, members, read}: SinceFile): string | undefined {
  if (exports[name]) return exports[name];
  const found = new Set(Object.values(members).flatMap((versions) => versions[name] ?? []));
  const [only] = found;
  return found.size === 1 && only !== read[0] ? only : undefined;
}

/** The items below a heading that is a version: what that release brought. */
function newsIn(tree: Root): Statement[] {
  let version: string | undefined;
  return tree.children.flatMap((node) => {
    if (node.type === 'heading') version = /^[12]\.\d+(\.\d+)?$/.exec(toString(node))?.[0];
    if (node.type !== 'list' || !version) return [];
    return node.children.map((item) => ({
      line: item.position?.start.line ?? 1,
      sentence: toString(item),
      word: 'new in',
      version: version!,
      // Its subject; what else is named may be older.
      names: codesIn(item).slice(0, 1),
    }));
  });
}

function statementsIn(tree: Root): Statement[] {
  const found: Statement[] = [];
  visit(tree, (node) => {
    if (!/^(paragraph|heading|tableCell)$/.test(node.type)) return;
    const block = node as Parent & Nodes;
    const text = toString(block);
    for (const match of text.matchAll(STATEMENT)) {
      const sentence = sentenceAt(text, match.index);
      const names = codesIn(block).filter((name) => sentence.includes(name));
      found.push({
        line: block.position?.start.line ?? 1,
        sentence,
        word: match[1]!.toLowerCase(),
        version: match[2]!,
        names,
      });
    }
  });
  return found;
}

function codesIn(block: Parent): string[] {
  const names: string[] = [];
  visit(block, 'inlineCode', ({value}) => void names.push(/^[\w$]+/.exec(value)?.[0] ?? ''));
  return names.filter(Boolean);
}

/** Up to the full stops around it; the dot of a version is none. */
function sentenceAt(text: string, index: number): string {
  const start = text.lastIndexOf('. ', index) + 1;
  const end = text.slice(index).search(/[.!?](\s|$)/);
  return text.slice(start, end < 0 ? undefined : index + end).trim();
}
