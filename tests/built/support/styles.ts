import bcd, {type CompatStatement, type Identifier} from '@mdn/browser-compat-data' with {type: 'json'};
import postcss, {type AtRule, type Declaration} from 'postcss';

const css = bcd.css as unknown as Record<string, Record<string, Identifier>>;

/** Properties, their values, functions, selectors and rules that a stylesheet uses, with what is known of each. */
export function featuresOfStyles(text: string): Map<string, CompatStatement[]> {
  const used = new Map<string, CompatStatement[]>();
  const note = (name: string, entry: Identifier | undefined) => {
    if (entry?.__compat) used.set(name, [entry.__compat]);
  };
  const sheet = postcss.parse(text);
  sheet.walkDecls((declaration) => {
    if (isGuarded(declaration) || hasFallback(declaration)) return;
    const {prop, value} = declaration;
    const property = css.properties?.[prop];
    note(prop, property);
    for (const [word] of value.matchAll(/[a-z][a-z-]+/g))
      note(`${prop}: ${word}`, property?.[word] as Identifier | undefined);
    for (const [, name = ''] of value.matchAll(/([a-z][a-z-]+)\(/g)) note(`${name}()`, functions.get(name));
  });
  sheet.walkRules((rule) => {
    for (const [, name = ''] of rule.selector.matchAll(/::?([a-z][a-z-]+)/g))
      note(`:${name}`, css.selectors?.[name]);
  });
  sheet.walkAtRules((rule) => {
    const entry = css['at-rules']?.[rule.name];
    note(`@${rule.name}`, entry);
    for (const [word] of rule.params.matchAll(/[a-z][a-z-]+/g))
      note(`@${rule.name} ${word}`, entry?.[word] as Identifier | undefined);
  });
  return used;
}

/** `color-mix` and its like, wherever the data keeps them. */
const functions = new Map<string, Identifier>();
const collect = (group: Record<string, Identifier>) => {
  for (const [name, entry] of Object.entries(group)) {
    if (name === '__compat') continue;
    functions.set(name, entry);
    collect(entry as unknown as Record<string, Identifier>);
  }
};
collect(css.types ?? {});

/** Whoever does not understand the condition does not see the declaration. */
function isGuarded(declaration: Declaration) {
  for (let at = declaration.parent as AtRule | undefined; at; at = at.parent as AtRule | undefined)
    if (at.type === 'atrule' && at.name === 'supports') return true;
  return false;
}

/** Whoever does not understand a declaration keeps another one of the rule, or its own spelling of the same. */
function hasFallback(declaration: Declaration) {
  const {parent, prop} = declaration;
  const others = parent?.nodes.filter(
    (node) => node.type === 'decl' && node !== declaration,
  ) as Declaration[];
  const at = parent?.index(declaration) ?? 0;
  return others.some((other) =>
    other.prop === prop ? parent!.index(other) < at : other.prop.replace(/^-\w+-/, '') === prop,
  );
}
