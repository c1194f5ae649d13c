import {Parser} from 'htmlparser2';

/** As many characters fill the screen of a phone, with the title above them. */
const SCREEN = 800;

/** Where the block of an article ends with which a screen is full, or its last block. */
export function endOfScreen(html: string): number | undefined {
  let end: number | undefined;
  let depth = 0;
  let characters = 0;
  const parser = new Parser({
    onopentag(_name, attributes) {
      if (depth > 0 || 'data-article' in attributes) depth++;
    },
    ontext(text) {
      if (depth > 0) characters += text.length;
    },
    onclosetag() {
      if (depth === 0) return;
      depth--;
      if (depth === 1) end = parser.endIndex + 1;
      if (depth === 0 || (depth === 1 && characters >= SCREEN)) parser.pause();
    },
  });
  parser.write(html);
  return end;
}
