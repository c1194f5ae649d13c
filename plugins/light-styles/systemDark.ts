import {atRule, parse, type AtRule, type Container, type Root, type Rule} from 'postcss';

const DARK = /(?::root|html)?\[data-theme=['"]?dark['"]?\]/;
const UNDECIDED = /html:not\(\[data-theme\]\)/;
/** The document before a script has set the mode. */
const WITHOUT_SCRIPT = ':root:not([data-theme])';

/**
 * The dark rules of stylesheets for readers without script: the system's preference decides instead of an attribute that a
 * script sets. Layers and queries around a rule stay around it.
 */
export function systemDark(stylesheets: string[]): string {
  const dark = stylesheets.flatMap((css) => rulesWith(parse(css), DARK));
  const rules = dark.map(({rule, selectors}) => {
    const copy = rule.clone({selectors: selectors.map((selector) => selector.replace(DARK, WITHOUT_SCRIPT))});
    return within(rule.parent, copy).toString();
  });
  return rules.length === 0 ? '' : `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

/** Limits the rules that apply before a mode is set, which are those of the light mode, to light systems. */
export function leaveToSystem(css: string): string {
  const root = parse(css);
  for (const {rule, selectors} of rulesWith(root, UNDECIDED)) {
    const light = atRule({name: 'media', params: '(prefers-color-scheme:light)', nodes: []});
    light.append(rule.clone({selectors}));
    rule.after(light);
    const others = rule.selectors.filter((selector) => !selectors.includes(selector));
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  }
  return root.toString();
}

function rulesWith(root: Root, pattern: RegExp): {rule: Rule; selectors: string[]}[] {
  const found: {rule: Rule; selectors: string[]}[] = [];
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => pattern.test(selector));
    // A rule for both modes need not be repeated.
    const isOfBoth = rule.selectors.includes(':root');
    if (selectors.length > 0 && !isOfBoth) found.push({rule, selectors});
  });
  return found;
}

function within(parent: Rule['parent'], node: Rule | AtRule): Rule | AtRule {
  if (parent?.type !== 'atrule') return node;
  const around = (parent as AtRule).clone({nodes: []});
  around.append(node);
  return within((parent as Container).parent as Rule['parent'], around);
}
