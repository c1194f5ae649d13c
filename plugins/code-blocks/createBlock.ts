import convert from 'npm-to-yarn';
import type {Fence} from './fence';
import {highlight, type Language} from './highlight/highlight';
import {addHighlightedRanges, addMark, takeMarks, type Marks} from './highlight/marks';
import {linesToHtml} from './highlight/toHtml';
import {pieces} from './javascript/align';
import {cutLines} from './javascript/cutLines';
import type {JavaScript} from './javascript/deriveJavaScript';
import type {Block, Variant} from './render/renderBlock';
import {TAB_GROUPS} from './tabs';

/** What a block needs from the sample it is cut from. */
export interface SampleFile {
  javascript: JavaScript;
}

/** Decides what a fence shows: one text, a TypeScript and JavaScript pair, or a command for each package manager. */
export async function createBlock(fence: Fence, sample?: SampleFile): Promise<Block> {
  const {language, title} = fence;
  const isPair = sample !== undefined;
  const block = {language, ...(title && {title}), isFile: isPair};
  if (fence.npm2yarn)
    return {...block, group: 'package-manager', variants: await commandVariants(fence.code)};

  const {code, marks, kept} = takeMarks(fence.code);
  if (fence.highlighted) addHighlightedRanges(marks, fence.highlighted);
  const typescript = await variant(code, language, marks);
  if (!isPair) return {...block, variants: [typescript]};

  const shown = kept.map((index) => fence.sample!.lines[index]!);
  const cut = cutLines(sample.javascript, shown);
  if (sameCode(cut.text, code)) return {...block, variants: [typescript]};
  const javascript = cut.text.trim()
    ? await variant(cut.text, language.replace('t', 'j') as Language, moveMarks(marks, shown, cut.origins))
    : {longestLine: 0, hasFocus: false};
  return {
    ...block,
    group: 'language',
    variants: [
      {...typescript, tab: 'ts'},
      {...javascript, tab: 'js'},
    ],
  };
}

async function variant(code: string, language: Language, marks: Marks): Promise<Variant> {
  return {
    html: linesToHtml(await highlight(code, language), marks),
    longestLine: Math.max(...code.split('\n').map((line) => line.length)),
    hasFocus: [...marks.values()].some((names) => names.has('fo')),
  };
}

/** Whether two texts differ by white space only. */
function sameCode(one: string, other: string): boolean {
  const words = (text: string) => pieces(text).map((piece) => piece.text);
  return JSON.stringify(words(one)) === JSON.stringify(words(other));
}

function commandVariants(code: string): Promise<Variant[]> {
  const [npm, ...others] = TAB_GROUPS['package-manager'];
  const commands = [[npm, code] as const, ...others.map((name) => [name, convert(code, name)] as const)];
  return Promise.all(
    commands.map(async ([tab, command]) => ({...(await variant(command, 'bash', new Map())), tab})),
  );
}

/** A line of the JavaScript has the marks of the TypeScript lines it stands for. */
function moveMarks(marks: Marks, shown: number[], origins: number[][]): Marks {
  const moved: Marks = new Map();
  for (const [index, lines] of origins.entries())
    for (const line of lines)
      for (const mark of marks.get(shown.indexOf(line)) ?? []) addMark(moved, index, mark);
  return moved;
}
