import type {AtRule, Declaration, Root, Rule} from 'postcss';

/** The framework's own custom properties. Ours stay as they are: a script or an owner may set them. */
export const FRAMEWORK = /^--ifm-/;
const BOTH_MODES = /^:root,\s*\[data-theme=['"]?dark['"]?\]$/;
const DOCUMENT = /^(?:(?::root|html)?(?:\[data-theme=\W?(?:dark|light)\W?\])?(?:,\s*(?=[:[h])|$))+$/;
/** Mean the custom property itself, not what reads it. */
const KEYWORD = /^(?:initial|inherit|unset|revert)/;
/** How often a value may be repeated before the property is the shorter way to say it: letters in all. */
const LONGEST = 60;

/**
 * The framework speaks through hundreds of custom properties, so that a site can set them. Once the site is built it is
 * known which of them are: defaults that never apply go, and those with one constant value are replaced by it, unless
 * a page or a script mentions them.
 */
export function settleProperties(root: Root, mentioned: ReadonlySet<string> = new Set()): void {
  dropOverridden(root);
  while (inlineConstants(root, mentioned) > 0);
}

/** What the site sets outside any layer, for both modes, wins over everything in a layer. */
function dropOverridden(root: Root): void {
  const set = new Set<string>();
  root.each((node) => {
    if (node.type === 'rule' && BOTH_MODES.test(node.selector))
      node.walkDecls(FRAMEWORK, ({prop}) => void set.add(prop));
  });
  root.walkAtRules('layer', (layer) =>
    layer.walkDecls(FRAMEWORK, (declaration) => {
      if (set.has(declaration.prop) && isOfDocument(declaration)) removeWithRule(declaration);
    }),
  );
}

function inlineConstants(root: Root, mentioned: ReadonlySet<string>): number {
  const set = new Map<string, Declaration[]>();
  const uses = new Map<string, number>();
  root.walkDecls((declaration) => {
    const {prop, value} = declaration;
    if (prop.startsWith('--')) set.set(prop, [...(set.get(prop) ?? []), declaration]);
    for (const used of propertiesIn(value)) uses.set(used, (uses.get(used) ?? 0) + 1);
  });
  /** The same on every element, whatever the mode: nothing below the document sets what it is made of. */
  const isConstant = (value: string) =>
    propertiesIn(value).every((used) => set.get(used)?.every(isOfDocument));

  const constants = new Map<string, string>();
  for (const [prop, [only, ...others]] of set) {
    if (!FRAMEWORK.test(prop) || mentioned.has(prop) || !only || others.length > 0) continue;
    if (!isUnconditional(only) || !isConstant(only.value) || KEYWORD.test(only.value)) continue;
    if ((uses.get(prop) ?? 0) * only.value.length > LONGEST) continue;
    constants.set(prop, only.value);
    removeWithRule(only);
  }
  root.walkDecls((declaration) => {
    declaration.value = withConstants(declaration.value, constants);
  });
  return constants.size;
}

function withConstants(text: string, constants: ReadonlyMap<string, string>): string {
  return text.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (whole, prop: string, at: number) => {
    const constant = constants.get(prop);
    if (constant === undefined) return whole;
    // A minified value has no space after `)`, where a constant needs one: `var(--height)var(--font)`.
    const isBesideAnother = /[\w.#(-]/.test(text.charAt(at + whole.length));
    return withConstants(constant, constants) + (isBesideAnother ? ' ' : '');
  });
}

function propertiesIn(value: string): string[] {
  return value.match(/(?<=var\()--[\w-]+/g) ?? [];
}

/** On the root element, perhaps in one mode or on some screens only. */
function isOfDocument({parent}: Declaration): boolean {
  return parent?.type === 'rule' && DOCUMENT.test((parent as Rule).selector);
}

function isUnconditional(declaration: Declaration): boolean {
  const rule = declaration.parent as Rule;
  if (rule.selector !== ':root' && !BOTH_MODES.test(rule.selector)) return false;
  for (let above = rule.parent; above && above.type !== 'root'; above = above.parent as typeof above)
    if ((above as AtRule).name !== 'layer') return false;
  return true;
}

export function removeWithRule(declaration: Declaration): void {
  const rule = declaration.parent;
  declaration.remove();
  if (rule?.nodes.length === 0) rule.remove();
}
