import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {nearestOf} from './nearestOf';
import {parseQuestions} from './parseQuestions';
import type {PageQuestions} from './question';

export const DOCS = 'docs';
export const ENDING = '.questions.json';

/** The questions of all pages. Throws one error with everything that is wrong in their files. */
export function readQuestions(siteDir: string): PageQuestions[] {
  const names = readdirSync(join(siteDir, DOCS), {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const pages = names.filter((name) => name.endsWith('.mdx')).map((name) => name.slice(0, -'.mdx'.length));
  const problems: string[] = [];
  const placeOf = new Map<string, string>();

  const all = names
    .filter((name) => name.endsWith(ENDING))
    .map((name): PageQuestions => {
      const file = `${DOCS}/${name}`;
      const page = name.slice(0, -ENDING.length);
      if (!existsSync(join(siteDir, DOCS, `${page}.mdx`)))
        problems.push(
          `${file}: there is no page ${page}.mdx. Rename the file after its page${hint(page, pages)}.`,
        );
      const parsed = parseQuestions(file, readFileSync(join(siteDir, DOCS, name), 'utf8'));
      problems.push(...parsed.problems);
      for (const {question, place} of parsed.asked) {
        const before = placeOf.get(keyOf(question));
        if (before)
          problems.push(`${place}: “${question}” is also at ${before}. Keep the one that is answered best.`);
        else placeOf.set(keyOf(question), place);
      }
      return {file, page: `/${page}`, sections: parsed.sections};
    });
  if (problems.length > 0) throw new Error(`Questions that cannot be used:\n${problems.join('\n')}`);
  return all;
}

/** Throws where a question belongs to no section. `anchorsOf` knows those of a page. */
export function checkAnchors(all: PageQuestions[], anchorsOf: (page: string) => readonly string[]): void {
  const problems = all.flatMap(({file, page, sections}) => {
    const anchors = anchorsOf(page);
    return [...sections]
      .filter(([anchor]) => !anchors.includes(anchor))
      .map(
        ([anchor, {line}]) =>
          `${file}:${line}: ${page} has no section #${anchor}. Name the section that answers it${hint(anchor, anchors)}.`,
      );
  });
  if (problems.length > 0) throw new Error(`Questions without a section:\n${problems.join('\n')}`);
}

/** The same question with other spaces, capitals or marks at its end. */
const keyOf = (question: string) =>
  question
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();

function hint(name: string, known: readonly string[]): string {
  const nearest = nearestOf(name, known);
  return nearest ? `: perhaps ${nearest}` : '';
}
