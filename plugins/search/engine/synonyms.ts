import {OTHER_NAMES} from './otherNames';
import {keyOf, wordsOf} from './words';

/** What people type, and the words the pages use. Keys are compared without case and separators. */
const SYNONYMS: Record<string, string> = {
  rtkq: 'rtk query',
  ssr: 'server side rendering',
  ssg: 'server side rendering static',
  nextjs: 'next.js server rendering',
  codegen: 'code generation',
  openapi: 'code generation openapi',
  swagger: 'code generation openapi',
  websocket: 'streaming updates websocket',
  websockets: 'streaming updates websocket',
  ws: 'streaming updates websocket',
  sse: 'streaming updates server-sent events',
  realtime: 'streaming updates',
  ts: 'typescript',
  offline: 'persistence offline',
  localstorage: 'persistence storage',
  reduxpersist: 'persistence redux-persist',
  unittest: 'testing',
  mock: 'testing fake',
  mocking: 'testing fake',
  msw: 'testing fake server',
  jwt: 'token header',
  auth: 'authentication token',
  login: 'sign-in',
  logout: 'sign-out reset',
  rollback: 'optimistic undo',
  cancel: 'abort cancel',
  dedupe: 'identical request shared',
  gdm: 'getDefaultMiddleware',
  ...OTHER_NAMES,
};

/** Hooks are named after a site's own endpoints: `useGetPostsQuery` is nowhere on the pages, `useQuery` is. */
const GENERATED_HOOK = /^use(Lazy)?[A-Z]\w*?(InfiniteQuery|Query|Mutation)(State|Subscription)?$/;
const MUTATION_OR_QUERY = {InfiniteQuery: 'useInfiniteQuery', Query: 'useQuery', Mutation: 'useMutation'};

export interface Rewritten {
  text: string;
  /** It replaces a word that no page has: what such a word looks like says nothing. */
  isCertain: boolean;
}

/** The query in the words of the pages, or nothing when it already is. `isKnown` tells names that exist. */
export function rewriteQuery(query: string, isKnown: (key: string) => boolean): Rewritten | null {
  const words = wordsOf(query);
  let changed = false;
  let isCertain = false;
  const rewritten: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const pair = SYNONYMS[keyOf(word + (words[at + 1] ?? ''))];
    const single = SYNONYMS[keyOf(word)];
    const hook = isKnown(keyOf(word)) ? null : standardHook(word);
    if (pair && at + 1 < words.length) at += 1;
    rewritten.push(hook ?? pair ?? single ?? word);
    changed ||= Boolean(hook ?? pair ?? single);
    isCertain ||= Boolean(single) && !isKnown(keyOf(word));
  }
  return changed ? {text: rewritten.join(' '), isCertain} : null;
}

function standardHook(word: string): string | null {
  const match = GENERATED_HOOK.exec(word);
  if (!match) return null;
  const [, lazy, kind, variant = ''] = match;
  const name = MUTATION_OR_QUERY[kind as keyof typeof MUTATION_OR_QUERY];
  return lazy ? `useLazyQuery${variant}` : `${name}${variant}`;
}
