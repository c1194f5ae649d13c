import {readFileSync} from 'node:fs';
import {join} from 'node:path';

export type Track = 'TypeScript' | 'JavaScript';

export interface Block {
  language: string;
  /** What stands above the code: `src/App.tsx (new file)`. */
  title: string;
  code: string;
}

export interface Step {
  name: string;
  blocks: Block[];
  /** Everything but the code. */
  prose: string;
}

const PACKAGE_MANAGERS = ['yarn', 'pnpm', 'bun'];
const FENCE = /^(?:\*\*([^*\n]+):\*\*\n\n)?```(\w+)(?: title="([^"\n]*)")?\n([\s\S]*?)\n?^```$/gm;

/** The steps of a tutorial as its Markdown has them, for a reader of one language who uses npm. */
export function readTutorial(page: string, track: Track, folder = 'build'): Step[] {
  const text = readFileSync(join(folder, `tutorials/${page}.md`), 'utf8');
  return text
    .split(/^## (?=.)/m)
    .filter((section) => /^Step \d+:/.test(section))
    .map((section) => ({
      name: section.split('\n', 1)[0]!,
      blocks: blocksOf(section, track),
      prose: section.replace(FENCE, ''),
    }));
}

function blocksOf(section: string, track: Track): Block[] {
  const found = [...section.matchAll(FENCE)].map(([, label = '', language = '', title = '', code = '']) => ({
    label,
    language,
    title,
    code,
  }));
  return found.flatMap(({label, ...block}, at): Block[] => {
    if (PACKAGE_MANAGERS.includes(label)) return [];
    if (label.startsWith('npm')) {
      // Commands that differ follow, under a label of their own.
      const next = found.slice(at + 1).find((other) => other.label.startsWith('npm'));
      const isForTypeScript = next?.label === 'npm, JavaScript';
      const isForJavaScript = label === 'npm, JavaScript';
      return (track === 'JavaScript' ? isForTypeScript : isForJavaScript) ? [] : [block];
    }
    if (label && label !== track) return [];
    // What is the same in both languages is shown once, under its TypeScript name.
    const title = track === 'JavaScript' ? block.title.replace(/\.ts(x?)\b/, '.js$1') : block.title;
    return [{...block, title}];
  });
}
