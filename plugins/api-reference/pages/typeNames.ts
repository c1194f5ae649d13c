import type {PhrasingContent} from 'mdast';
import {words} from '../readable/words';
import {code, inline, text} from './nodes';

/** Types that JavaScript, the DOM and React bring along. */
const PLATFORM = new Set(
  `AbortSignal Array Context Element Error Function Headers JSX NonNullable Omit Parameters Partial Pick Promise PromiseLike
  ReactNode ReactReduxContextValue Record RegExp Request RequestInfo RequestInit Response ReturnType Symbol WeakSet
  useDispatch useSelector useStore`.split(/\s+/),
);

/** A name of a type, or a value after `typeof`; not the name of a property, nor what stands in quotes. */
const NAME = /'[^']*'|`[^`]*`|(?<![\w$.])[A-Z][\w$]*(?!\??:)|(?<=typeof )[\w$]+/g;

export interface Entries {
  /** Name -> `/page#anchor`. */
  known: Readonly<Record<string, string>>;
  /** The route of the page that is made: a link to it needs no more than the anchor. */
  route: string;
}

/** Names of a type that neither an entry of the reference nor its list of words explains. */
export function unexplained(type: string, {known}: Entries): string[] {
  const names = type.replace(/^\/\/.*$/gm, '').match(NAME);
  return [...new Set(names)].filter(
    (name) => /^\w/.test(name) && !known[name] && !PLATFORM.has(name) && !words.has(name),
  );
}

/** A type as code, with a link at each name that has an entry. */
export function linkedType(type: string, {known, route}: Entries): PhrasingContent {
  const parts: PhrasingContent[] = [];
  // Markdown drops spaces at the start of a line.
  const kept = (value: string) =>
    text(value.replace(/(?<=\n) +/g, (indent) => '\u00a0'.repeat(indent.length)));
  let end = 0;
  for (const {0: name, index} of type.matchAll(NAME)) {
    const entry = known[name];
    if (!entry) continue;
    const url = entry.startsWith(`${route}#`) ? entry.slice(route.length) : entry;
    parts.push(kept(type.slice(end, index)), {type: 'link', url, children: [text(name)]});
    end = index + name.length;
  }
  if (!parts.length && !type.includes('\n')) return code(type);
  return inline('code', {}, [...parts, kept(type.slice(end))]);
}
