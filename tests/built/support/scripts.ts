import bcd, {type CompatStatement, type Identifier} from '@mdn/browser-compat-data' with {type: 'json'};
import {parse} from 'acorn';
import {full} from 'acorn-walk';

/** Every interface and every member of the language and of the browser, by its bare name. */
const known = new Map<string, CompatStatement[]>();
const note = (name: string, {__compat}: Identifier) => {
  if (__compat) known.set(name, [...(known.get(name) ?? []), __compat]);
};
const builtins = bcd.javascript.builtins as unknown as Record<string, Identifier>;
for (const things of [builtins, builtins.Intl, bcd.api] as unknown as Record<string, Identifier>[])
  for (const [name, thing] of Object.entries(things)) {
    if (name === '__compat') continue;
    note(name, thing);
    for (const [member, entry] of Object.entries(thing))
      if (member !== '__compat') note(member.replace(/_(static|event)$/, ''), entry as Identifier);
  }

interface Node {
  type: string;
  name?: string;
  computed?: boolean;
  callee?: Node;
  property?: Node;
}

/**
 * What a script calls or makes of the language and the browser, with what is known of each. Nobody knows whose method a name
 * is: one that several interfaces have is only lacking where all of them lack it.
 */
export function featuresOfScript(text: string): Map<string, CompatStatement[]> {
  const used = new Map<string, CompatStatement[]>();
  // As the newest language that every supported browser knows whole: anything newer is an error here.
  full(parse(text, {ecmaVersion: 2022, sourceType: 'script'}), (node) => {
    const name = nameOf(node as Node);
    // Shorter ones are what the minifier calls things.
    const entries = name && name.length > 3 ? known.get(name) : undefined;
    if (entries) used.set(`${name}()`, entries);
  });
  return used;
}

function nameOf({type, callee}: Node) {
  if ((type !== 'CallExpression' && type !== 'NewExpression') || !callee) return undefined;
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && !callee.computed ? callee.property?.name : undefined;
}
