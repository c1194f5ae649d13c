import type {HighlighterCore} from 'shiki/core';
import {classOf, theme, type TokenClass} from './theme';

/** A run of text of one colour; no class means the colour of ordinary text. */
export interface Token {
  text: string;
  class?: TokenClass;
}

export type Line = Token[];

/** Every language a fence may name; `text` is not highlighted. */
export const LANGUAGES = ['ts', 'tsx', 'js', 'jsx', 'bash', 'json', 'html', 'css', 'text'] as const;
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

/** The TypeScript grammars read JavaScript too, and so one name keeps one colour when the reader switches. */
const GRAMMARS: Partial<Record<Language, string>> = {js: 'ts', jsx: 'tsx'};

/** Cuts code into lines of coloured runs, as few as possible. */
export async function highlight(code: string, language: Language): Promise<Line[]> {
  if (language === 'text') return code.split('\n').map((text) => (text ? [{text}] : []));
  highlighter ??= createHighlighter();
  const lines = (await highlighter).codeToTokensBase(code, {
    lang: GRAMMARS[language] ?? language,
    theme: theme.name!,
    // The default gives up on a line after half a second, which on a busy machine is the first line of the first block.
    tokenizeTimeLimit: 0,
  });
  return lines.map((tokens) =>
    merge(tokens.map(({content, color}) => ({text: content, class: classOf(color)}))),
  );
}

/** Joins neighbours of one class; white space has no colour, so it joins whatever stands before it. */
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
