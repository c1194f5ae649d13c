import {parse, type AtRule, type Root, type Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {FRAMEWORK, removeWithRule, settleProperties} from './settleProperties';

interface Site {
  /** The HTML of every page. */
  pages: string[];
  /** Every script: it may add what no page has at first, such as the class of an open menu. */
  scripts: string[];
}

/** The rules and custom properties of a stylesheet that something on the site can use. */
export function usedStyles(css: string, {pages, scripts}: Site): string {
  const words = new Set([...pages.flatMap(wordsOfTags), ...scripts.flatMap(split)]);
  const root = parse(css);
  keepRules(root, words);
  settleProperties(root, words);
  while (dropUnusedProperties(root, words) > 0);
  if (root.nodes.length === 0) throw new Error('No style is used by any page: adapt plugins/light-styles.');
  return root.toString();
}

function keepRules(root: Root, words: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter((selector) => isPossible(selector, words));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
}

function isKeyframe({parent}: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

/** Only plain names rule a selector out: states and attributes change, and `:not()` or `:is()` have alternatives. */
function isPossible(selector: string, words: ReadonlySet<string>): boolean {
  let isPossible = true;
  selectorParser((selectors) =>
    selectors.walk((node) => {
      const isName = node.type === 'class' || node.type === 'id' || node.type === 'tag';
      if (isName && !isInPseudo(node) && !words.has(node.value)) isPossible = false;
    }),
  ).processSync(selector);
  return isPossible;
}

function isInPseudo(node: selectorParser.Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent)
    if ((parent.type as string) === 'pseudo') return true;
  return false;
}

function dropUnusedProperties(root: Root, words: ReadonlySet<string>): number {
  const used = new Set<string>();
  root.walkDecls(({value}) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) used.add(name);
  });
  let dropped = 0;
  root.walkDecls(FRAMEWORK, (declaration) => {
    if (used.has(declaration.prop) || words.has(declaration.prop)) return;
    removeWithRule(declaration);
    dropped += 1;
  });
  return dropped;
}

/** Names of elements, classes, attributes and their values, not the text between the tags. */
function wordsOfTags(html: string): string[] {
  return html.match(/<[a-z][^>]*>/gi)?.flatMap(split) ?? [];
}

function split(text: string): string[] {
  return text.split(/[^\w-]+/).filter(Boolean);
}
