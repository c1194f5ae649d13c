import type {SectionQuestions} from './question';
import {checkAnchors, readQuestions} from './readQuestions';

/** By the path of a page, and by the anchor of the section that answers them. */
type BySection<Value> = Map<string, Map<string, Value>>;

/** The questions that people asked. */
export function answeredQuestions(siteDir: string): BySection<string[]> {
  const all = bySection(readQuestions(siteDir), ({questions}) => questions.map(({question}) => question));
  for (const sections of all.values())
    for (const [anchor, texts] of sections) if (texts.length === 0) sections.delete(anchor);
  return all;
}

/** The same with other words for them. One without a section is an error: `anchorsOf` knows those of a page. */
export function searchedQuestions(
  siteDir: string,
  anchorsOf: (page: string) => readonly string[],
): BySection<{questions: string[]; wordings: string[]}> {
  const all = readQuestions(siteDir);
  checkAnchors(all, anchorsOf);
  return bySection(all, ({questions, wordings}) => ({
    questions: questions.map(({question}) => question),
    wordings,
  }));
}

function bySection<Value>(
  all: ReturnType<typeof readQuestions>,
  valueOf: (section: SectionQuestions) => Value,
): BySection<Value> {
  return new Map(
    all.map(({page, sections}) => [
      page,
      new Map([...sections].map(([anchor, section]) => [anchor, valueOf(section)])),
    ]),
  );
}
