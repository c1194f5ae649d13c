/** Encloses a name in packed text. No page has this character; where one does, it is removed. */
const NAME = '\u00A4';

/** Marks the names in the text, each at its next occurrence; a name that is not there is left out. */
export function markNames(text: string, names: string[]): string {
  let rest = text.replaceAll(NAME, '');
  let marked = '';
  for (const name of names) {
    const at = name === '' ? -1 : rest.indexOf(name);
    if (at < 0) continue;
    marked += `${rest.slice(0, at)}${NAME}${name}${NAME}`;
    rest = rest.slice(at + name.length);
  }
  return marked + rest;
}

export function readNames(marked: string): {text: string; names: string[]} {
  const pieces = marked.split(NAME);
  return {text: pieces.join(''), names: pieces.filter((_, at) => at % 2 === 1)};
}
