import {SampleError} from './SampleError';

/** What a page shows of a line in TypeScript, and whether the line is there for JavaScript alone. */
export interface ShownLine {
  text: string;
  onlyInJavaScript: boolean;
}

// `// ts: …`, `/* ts: … */`, `/** ts: … */` and `{/* ts: … */}`, also behind code.
const COMMENT = /(^|[\s(,[=])(\{?(?:\/\/|\/\*\*?)[ \t]*)(ts|js):[ \t]*(.*)$/;

/**
 * A comment that is true of one language only carries its name: `// ts: …` and `// js: …`. The TypeScript of a page shows
 * the first without the prefix and never shows the second; code-blocks/javascript does the reverse.
 */
export function showInTypeScript(line: string, place: string): ShownLine {
  const found = COMMENT.exec(line);
  if (!found) return {text: line, onlyInJavaScript: false};
  const [, gap = '', opening = '', language = '', rest = ''] = found;
  const isBlock = opening.includes('*');
  if (isBlock && !/\*\/\}?\s*(?:\/\/ \[!code.*)?$/.test(rest))
    throw new SampleError(
      `${place}: a comment for one language ends on its line, and nothing follows it: give each line its own \`${language}:\` comment.`,
    );
  const before = line.slice(0, found.index);
  if (language === 'ts') return {text: before + gap + opening + rest, onlyInJavaScript: false};
  return {text: before, onlyInJavaScript: before.trim() === ''};
}
