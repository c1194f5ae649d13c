import type {HighlighterCore} from 'shiki/core';
import {classOf, theme, type TokenClass} from './theme';

/** A run of text in one color; no class means the color of ordinary text. */
export interface Token {
  text: string;
  class?: TokenClass;
}

export type Line = Token[];

/** Every language a fence may name; `text` is not highlighted, and the lines of a `diff` are TypeScript. */
export const LANGUAGES = ['ts', 'tsx', 'js', 'jsx', 'bash', 'json', 'html', 'css', 'diff', 'text'] as const;
export type Language = (typeof LANGUAGES)[number];

let highlighter: Promise<HighlighterCore> | undefined;

async function createHighlighter(): Promise<HighlighterCore> {
  const [{createHighlighterCore}, {createOnigurumaEngine}, ...langs] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/oniguruma'),
    import('shiki/langs/tsx.mjs'),
    import('shiki/langs/typescript.mjs'),
    import('shiki/langs/bash.mjs'),
    import('shiki/langs/json.mjs'),
    import('shiki/langs/html.mjs'),
    import('shiki/langs/css.mjs'),
  ]);
  return createHighlighterCore({
    themes: [theme],
    langs: langs.map((lang) => lang.default),
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
}

/** The TypeScript grammars also read JavaScript, so a name keeps its color when the reader switches. */
const GRAMMARS: Partial<Record<Language, string>> = {js: 'ts', jsx: 'tsx', diff: 'tsx'};

/** Splits code into lines of colored runs, as few as possible. */
export async function highlight(code: string, language: Language): Promise<Line[]> {
  if (language === 'text') return code.split('\n').map((text) => (text ? [{text}] : []));
  highlighter ??= createHighlighter();
  const lines = (await highlighter).codeToTokensBase(code, {
    lang: GRAMMARS[language] ?? language,
    theme: theme.name!,
    // By default Shiki gives up on a line after half a second; on a busy machine the first line takes longer.
    tokenizeTimeLimit: 0,
  });
  return lines.map((tokens) =>
    merge(tokens.map(({content, color}) => ({text: content, class: classOf(color)}))),
  );
}

/** Joins adjacent tokens of one class; white space has no color, so it joins the token before it. */
export function merge(tokens: Token[]): Line {
  const line: Line = [];
  for (const {text, class: name} of tokens) {
    const last = line.at(-1);
    if (last && (last.class === name || !text.trim())) last.text += text;
    else if (last && !last.text.trim() && !last.class)
      Object.assign(last, {text: last.text + text, class: name});
    else line.push(name ? {text, class: name} : {text});
  }
  return line;
}
