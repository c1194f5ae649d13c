import ts from 'typescript';
import {beforeAll, expect, test} from 'vitest';
import {takeMarks} from '../../plugins/code-blocks/highlight/marks';
import {cutLines} from '../../plugins/code-blocks/javascript/cutLines';
import {SampleProject} from '../../plugins/code-blocks/SampleProject';
import {root} from './files';
import {shownBlocks} from './shownBlocks';

/** Words that are about TypeScript in any context. */
const VOCABULARY = new RegExp(
  [
    /\bTypeScript\b|\bTS\d{4,5}\b|@ts-|\bas const\b|\bnoUnchecked\w+/,
    /\b(?:be|is|are) (?:un)?typed\b|\btyped (?:as|hook|version)/,
    /\btype (?:argument|parameter|check|error|guard|test|string says)|\b(?:argument|own|payload|return|state|wider|'s) types?\b|'s type\b/,
    /(?<!-)\b(?:[Tt]he|its|[Nn]o|both|for) types?\b(?! is ')|\btype of `/,
    /\bgenerics?\b|\binfer(?:s|red|ence)?\b|\bannotat\w+|\bcompile[rsd]?\b|\bcast\b|\binterfaces?\b|\bnarrow(?:s|ed|ing)\b|\bassignable\b|\bsatisfies\b/,
    /`readonly`|\| undefined\b|\w\[\]|: (?:number|string|boolean)[;.]|^\/\/ (?:number|string|boolean)\b|`?unknown`?(?: here|: )|`any`|`never`/,
    /\bis an? `?(?:number|string|boolean|[A-Z]\w+)`?(?: here)?(?:[,:.]|$)/,
  ]
    .map(({source}) => source)
    .join('|'),
);

/** Sentences that use such a word and are true in JavaScript. */
const TRUE_IN_BOTH: Record<string, string> = {};

function commentsOf(code: string): {text: string; pos: number}[] {
  const file = ts.createSourceFile('a.jsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JSX);
  const found = new Map<number, string>();
  const nodes: ts.Node[] = [file];
  for (const node of nodes) {
    // Tokens, too: a comment may come before a closing brace.
    nodes.push(...node.getChildren(file));
    if (ts.isJsxText(node)) continue;
    for (const read of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges])
      for (const {pos, end} of read(
        code,
        read === ts.getLeadingCommentRanges ? node.getFullStart() : node.end,
      ) ?? [])
        found.set(pos, code.slice(pos, end));
  }
  return [...found].map(([pos, text]) => ({pos, text}));
}

/** What each page shows in JavaScript; the first time, each file is derived and cached on disk. */
let blocks: Awaited<ReturnType<typeof javascriptBlocks>>;
beforeAll(async () => {
  blocks = await javascriptBlocks();
}, 600_000);

async function javascriptBlocks() {
  const samples = SampleProject.of(root);
  const all = [];
  for (const shown of [...shownBlocks().values()].flat()) {
    const {kept} = takeMarks(shown.code);
    const lines = kept.map((index) => shown.lines[index]!);
    const javascript = await samples.javascriptOf(shown.file);
    const cut = cutLines(javascript, [...lines, ...(shown.onlyInJavaScript ?? [])]);
    all.push({...shown, ...cut});
  }
  return all;
}

test('comments of JavaScript blocks say nothing about types', async () => {
  const offenders = new Set<string>();
  const used = new Set<string>();
  for (const {file, text, twins} of blocks)
    for (const comment of commentsOf(text)) {
      const word = VOCABULARY.exec(comment.text)?.[0];
      if (!word) continue;
      const said = comment.text.replace(/\s+/g, ' ');
      const line = twins.find(([offset]) => offset >= comment.pos)?.[1] ?? 1;
      if (said in TRUE_IN_BOTH) used.add(said);
      else
        offenders.add(
          `samples/${file}:${line}: "${said}" speaks of types ("${word}") in the JavaScript block: write \`// ts: …\`, ` +
            'and `// js: …` for what is true there, or say it for both.',
        );
    }
  const stale = Object.keys(TRUE_IN_BOTH)
    .filter((said) => !used.has(said))
    .map((said) => `TRUE_IN_BOTH names a comment that is gone: ${said}`);
  expect([...offenders, ...stale].join('\n')).toBe('');
});

test('JavaScript blocks import no nothing, and their mistakes say "Wrong:"', async () => {
  const problems = new Set<string>();
  for (const {file, code, text, lines} of blocks) {
    if (/\b(?:import|export) \{\s*\} from/.test(text))
      problems.add(`samples/${file}: a JavaScript block imports nothing.`);
    const shown = code.split('\n');
    shown.forEach((line, index) => {
      if (!line.includes('@ts-expect-error')) return;
      // Directly above, before or after other comments of the same place.
      let above = index - 1;
      while (above >= 0 && /^\s*(?:\/\/|\{?\/\*)/.test(shown[above]!) && !/Wrong:/.test(shown[above]!))
        above--;
      if (!/Wrong:/.test(shown[above] ?? '') || /(?:ts|js): *Wrong:/.test(shown[above] ?? ''))
        problems.add(
          `samples/${file}:${lines[index]}: the mistake below @ts-expect-error is invisible in JavaScript: write a comment \`// Wrong: …\` above it.`,
        );
    });
  }
  expect([...problems].join('\n')).toBe('');
});
