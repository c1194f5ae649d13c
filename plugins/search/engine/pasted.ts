/** How much of a paste is read: a stack trace may be longer than the message before it, and is removed. */
const LONGEST_PASTE = 4_000;
/** The expressions below may read a word once for each of its characters. */
const LONG_WORD = /(\S{200})\S+/g;

/**
 * Where something happened, which no page knows: frames of stack traces, in the ways of Chromium, Firefox and React, and
 * files with positions. A field of one line joins the lines of a paste, so a frame ends where its position does.
 */
const PLACES = [
  /\bat (?:(?:async|new) )?(?:[^\s()]+ (?:\[as [^\]]*\] )?)?\((?:[^()\s]+:\d+(?::\d+)?|<anonymous>|native|index \d+)\)/g,
  /\bat (?:async )?[^\s()]+:\d+:\d+/g,
  /\S*@\S+:\d+:\d+/g,
  /\bin \S+ \((?:at|created by) [^)]*\)/g,
  /\S+\.[cm]?[jt]sx?(?:\(\d+,\d+\)|(?::\d+){1,2})/g,
  /\b(?:webpack(?:-internal)?|https?|file|rsc|node):\/*\S+/g,
  /\S*\bnode_modules\/\S+/g,
];

/** What consoles and overlays put before a message. */
const PREFIX =
  /\b(?:uncaught|unhandled)\b(?: \(in promise\))?(?: runtime error| promise rejection| rejection)?:?/gi;

/** What every shortened message of the library goes on with. */
const MINIFIED = /(\bminified .{0,30}error #\d+)\b.*/i;

/** The message in a paste, without where it happened. All of it where nothing else is there. */
export function withoutPlaces(raw: string): string {
  const text = raw.slice(0, LONGEST_PASTE).replace(LONG_WORD, '$1').replace(/\s+/g, ' ').trim();
  const message = PLACES.reduce((rest, place) => rest.replace(place, ' '), text.replace(MINIFIED, '$1'));
  const said = message.replace(PREFIX, ' ').replace(/\s+/g, ' ').trim();
  return /\p{L}/u.test(said) ? said : text;
}
