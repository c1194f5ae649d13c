import {HOLE, normalize, type Message} from './sourceMessages';

export interface Match {
  /** Every place in the source that prints the quoted text. */
  found: Message[];
  /** If none does: the closest text, with `{…}` for its variable parts. */
  nearest?: string;
}

/** Looks for a message as a page quotes it, with `{name}` for its variable parts. */
export function matchMessage(quoted: string, messages: Message[]): Match {
  const literal = normalize(quoted);
  const withHoles = normalize(quoted.replace(/\{[A-Za-z]\w*\}/g, HOLE));
  const direct = messages.filter(({text}) => startsWith(text, literal) || startsWith(text, withHoles));
  if (direct.length) return {found: direct};

  // A text may be inserted into another one: `[Immer] ${message}`.
  const wrapped = messages.flatMap((wrapper) => {
    const [before, after, ...more] = wrapper.text.split(HOLE);
    if (
      after === undefined ||
      more.length ||
      !before ||
      !withHoles.startsWith(before) ||
      !withHoles.endsWith(after)
    )
      return [];
    const inside = withHoles.slice(before.length, withHoles.length - after.length);
    return messages.some(({text}) => startsWith(text, inside)) ? [wrapper] : [];
  });
  return wrapped.length ? {found: wrapped} : {found: [], ...nearest(withHoles, messages)};
}

/** A page may cut a long message short at the end of a word. */
function startsWith(text: string, quoted: string): boolean {
  return (
    /[A-Za-z]{4}/.test(quoted) &&
    text.startsWith(quoted) &&
    !/^\w\w/.test(quoted.slice(-1) + text.charAt(quoted.length))
  );
}

function nearest(quoted: string, messages: Message[]): {nearest?: string} {
  const words = new Set(quoted.toLowerCase().split(/\W+/));
  let best = {shared: Math.max(2, words.size / 3), text: ''};
  for (const {text} of messages) {
    const own = new Set(text.toLowerCase().split(/\W+/));
    const shared = [...own].filter((word) => words.has(word)).length - own.size / 100;
    if (shared > best.shared) best = {shared, text};
  }
  return best.text ? {nearest: best.text.replaceAll(HOLE, '{…}')} : {};
}
