import type {StepChange} from '../../shared/SampleOrigin';

/** What a line can be marked as, and the class its element gets. */
export const MARKS = {highlight: 'hl', focus: 'fo', '++': 'add', '--': 'del'} as const;
/** Computed only: lines were removed before this one. */
export const CUT = 'cut';
export type Mark = (typeof MARKS)[keyof typeof MARKS] | typeof CUT;

/** Line index (from 0) to its marks. */
export type Marks = Map<number, Set<Mark>>;

const COMMENT =
  /[ \t]*(?:\{\/\*|\/\*|\/\/|#|<!--)?[ \t]*\[!code (highlight|focus|\+\+|--)(?::(\d+))?\][ \t]*(?:\*\/\}|\*\/|-->)?[ \t]*$/;

/**
 * Takes `// [!code highlight]` and the other marks out of code. At the end of a line, one marks that line; alone on a
 * line, it marks the next one (`:3` the next three), and its own line is removed.
 * `kept[i]` is the index that line `i` of the result had before.
 */
export function takeMarks(code: string): {code: string; marks: Marks; kept: number[]} {
  const lines: string[] = [];
  const kept: number[] = [];
  const marks: Marks = new Map();
  for (const [index, line] of code.split('\n').entries()) {
    let text = line;
    for (let found = COMMENT.exec(text); found; found = COMMENT.exec(text)) {
      text = text.slice(0, found.index);
      for (let offset = 0; offset < Number(found[2] ?? 1); offset++)
        addMark(marks, lines.length + offset, MARKS[found[1] as keyof typeof MARKS]);
    }
    if (text !== line && !text.trim()) continue;
    lines.push(text);
    kept.push(index);
  }
  return {code: lines.join('\n'), marks, kept};
}

/** Adds the lines of a `{1,4-6}` in a fence's meta string (counted from 1) as highlights. */
export function addHighlightedRanges(marks: Marks, ranges: string): void {
  for (const range of ranges.split(',')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line++) addMark(marks, line - 1, MARKS.highlight);
  }
}

/** Lines that begin with `+`, `-` or a space. */
export function readDiff(text: string): {code: string; marks: Marks} {
  const marks: Marks = new Map();
  const lines = text.split('\n');
  for (const [index, line] of lines.entries())
    if (line.startsWith('+')) addMark(marks, index, MARKS['++']);
    else if (line.startsWith('-')) addMark(marks, index, MARKS['--']);
  return {code: lines.map((line) => line.slice(1)).join('\n'), marks};
}

export function addMark(marks: Marks, line: number, mark: Mark): void {
  marks.set(line, (marks.get(line) ?? new Set()).add(mark));
}

/** Marks what a step of a tutorial changed; `lines` are those of the file that are shown. */
export function addChange(marks: Marks, {added, cut = []}: StepChange, lines: readonly number[]): void {
  const mark = (changed: readonly number[], name: Mark) => {
    for (const line of changed) if (lines.includes(line)) addMark(marks, lines.indexOf(line), name);
  };
  mark(added, MARKS['++']);
  mark(cut, CUT);
}
