/**
 * How text becomes terms, the same for pages and for queries. A word gives up to four kinds of term:
 * `createAsyncThunks` -> itself in lower case, its parts (`create`, `async`, `thunks`) and the stems of all of them.
 */
/** `doesn't` is one word. */
export const WORD = /[\p{L}\p{N}_$]+(?:['’](?:t|s|re|ve|ll|d|m)(?![\p{L}\p{N}_$]))?/gu;
const PARTS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[_$]+/u;
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu;

/** Plain text for matching and for showing: no control or private characters, single spaces. */
export function clean(text: string): string {
  return text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
}

function fold(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\p{M}_$'’]/gu, '')
    .toLowerCase();
}

export function wordsOf(text: string): string[] {
  return text.match(WORD)?.filter((word) => fold(word) !== '') ?? [];
}

/** `query fn`, `query-fn`, `queryFn` and `QUERY_FN` have the same key. */
export function keyOf(text: string): string {
  return wordsOf(text).map(fold).join('');
}

/** The same for other forms of the words: `query` and `Queries`. */
export function stemKeyOf(text: string): string {
  return wordsOf(text).map(fold).map(stem).join('');
}

/** The parts of an identifier, or nothing for a word of one part. */
export function partsOf(word: string): string[] {
  const parts = word.split(PARTS).map(fold).filter(Boolean);
  return parts.length > 1 ? parts : [];
}

/** The same for forms of one word: polling/poll, mutations/mutation, migrate/migration, serialized/serializable. */
export function stem(term: string): string {
  if (term.length < 4 || !/^[a-z]+$/.test(term)) return term;
  let root = term;
  if (/(?:[^aeiou]ies)$/.test(root) && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x)es$/.test(root)) root = root.slice(0, -2);
  else if (/[^siu]s$/.test(root)) root = root.slice(0, -1);
  const [, beforeEnding] = /^(.{3,})(?:ing|ed)$/.exec(root) ?? [];
  if (beforeEnding && /[aeiouy]/.test(beforeEnding)) root = undouble(beforeEnding);
  root = root.replace(/(?<=..)i[sz]ation$/, 'iz').replace(/(?<=..)ation$/, 'at');
  root = root
    .replace(/(?<=....[st])ion$/, '')
    .replace(/(?<=....)[ai]ble$/, '')
    .replace(/(?<=...ic)ally$/, '')
    .replace(/(?<=....)ly$/, '');
  if (root.length > 3) root = root.replace(/e$/, '');
  // British spelling: customise, behaviour.
  return root.replace(/(?<=....)is$/, 'iz').replace(/(?<=...)our$/, 'or');
}

function undouble(root: string): string {
  return root.replace(/([bdfgmnprt])\1$/, '$1');
}

export function termOf(word: string): string {
  return fold(word);
}

const known = new Map<string, string[]>();
const REMEMBERED = 50_000;

/** Every term under which a word of a page is found. Pages repeat their words, so the terms are cached. */
export function termsOf(word: string): string[] {
  const before = known.get(word);
  if (before) return before;
  const whole = fold(word);
  const parts = partsOf(word);
  const terms = [...new Set([whole, stem(whole), ...parts, ...parts.map(stem)])];
  if (known.size < REMEMBERED) known.set(word, terms);
  return terms;
}
