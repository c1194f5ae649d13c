import convert from 'npm-to-yarn';
import {CHANGES, type SampleOrigin} from '../shared/SampleOrigin';
import type {Fence} from './fence';
import {highlight, type Language} from './highlight/highlight';
import {addChange, addHighlightedRanges, addMark, readDiff, takeMarks, type Marks} from './highlight/marks';
import {linesToHtml} from './highlight/toHtml';
import {pieces} from './javascript/align';
import {cutLines} from './javascript/cutLines';
import type {JavaScript} from './javascript/deriveJavaScript';
import type {Block, Variant} from './render/renderBlock';
import {TAB_GROUPS} from './tabs';
import type {Shown} from './types/blockTypes';

/** A block that shows a region of a sample, and which part of the file that is. */
export interface SampleBlock {
  block: Block;
  shown: Shown;
}

/** What a fence with a body shows: one text, or one command per package manager. */
export async function createBlock(fence: Fence): Promise<Block> {
  const {code, javascript, language, title, highlighted, npm2yarn} = fence;
  const change = fence.sample?.change;
  const block = {
    language,
    ...(title && {title}),
    isFile: fence.titleFollows ?? false,
    ...(change && {change: CHANGES[change.kind]}),
  };
  const texts: {tabs: string[]; text: string}[] =
    javascript === undefined
      ? [{tabs: [], text: code}]
      : [
          {tabs: ['ts'], text: code},
          {tabs: ['js'], text: javascript},
        ];
  const all = npm2yarn ? texts.flatMap(commandsOf) : texts;
  const variants = await Promise.all(
    all.map(async ({tabs, text}) => {
      const {code: shown, marks} = language === 'diff' ? readDiff(text) : takeMarks(text);
      if (highlighted) addHighlightedRanges(marks, highlighted);
      if (change) addChange(marks, change, fence.sample!.lines);
      return {
        ...(await variant(shown, language === 'diff' ? 'tsx' : language, marks)),
        ...(tabs.length > 0 && {tabs}),
      };
    }),
  );
  return {...block, ...(npm2yarn && {group: 'package-manager' as const}), variants};
}

/** What a region of a TypeScript sample shows: itself and, where it differs, its JavaScript. */
export async function createSampleBlock(
  fence: Fence,
  origin: SampleOrigin,
  javascript: JavaScript,
): Promise<SampleBlock> {
  const {language, title} = fence;
  const {code, marks, kept} = takeMarks(fence.code);
  if (fence.highlighted) addHighlightedRanges(marks, fence.highlighted);
  const lines = kept.map((index) => origin.lines[index]!);
  if (origin.change) addChange(marks, origin.change, lines);
  const typescript = await variant(code, language, marks);
  const block = {
    language,
    ...(title && {title}),
    isFile: !origin.typescriptOnly,
    ...(fence.since && {since: fence.since}),
    ...(origin.change && {change: CHANGES[origin.change.kind]}),
  };
  const shown = {code, lines, indent: origin.indent};

  const cut = cutLines(javascript, [...lines, ...(origin.onlyInJavaScript ?? [])]);
  if (origin.typescriptOnly || sameCode(cut.text, code))
    return {block: {...block, variants: [typescript]}, shown};
  const twin = cut.text
    ? await variant(cut.text, language.replace('t', 'j') as Language, moveMarks(marks, lines, cut.origins))
    : {longestLine: 0, hasFocus: false};
  const variants = [
    {...typescript, tabs: ['ts']},
    {...twin, tabs: ['js']},
  ];
  return {block: {...block, group: 'language', variants}, shown: {...shown, javascript: cut}};
}

async function variant(code: string, language: Language, marks: Marks): Promise<Variant> {
  return {
    html: linesToHtml(await highlight(code, language), marks),
    longestLine: Math.max(...code.split('\n').map((line) => line.length)),
    hasFocus: [...marks.values()].some((names) => names.has('fo')),
  };
}

/** Whether two texts differ by white space only. */
export function sameCode(one: string, other: string): boolean {
  const words = (text: string) => pieces(text).map((piece) => piece.text);
  return JSON.stringify(words(one)) === JSON.stringify(words(other));
}

function commandsOf({tabs, text}: {tabs: string[]; text: string}): {tabs: string[]; text: string}[] {
  return TAB_GROUPS['package-manager'].map((name) => ({
    tabs: [name, ...tabs],
    text: name === 'npm' ? text : convert(text, name),
  }));
}

/** A line of the JavaScript has the marks of the TypeScript lines it stands for. */
function moveMarks(marks: Marks, shown: number[], origins: number[][]): Marks {
  const moved: Marks = new Map();
  for (const [index, lines] of origins.entries())
    for (const line of lines)
      for (const mark of marks.get(shown.indexOf(line)) ?? []) addMark(moved, index, mark);
  return moved;
}
