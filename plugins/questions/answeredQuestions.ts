import {checkAnchors, readQuestions} from './readQuestions';

/**
 * The texts of all questions by page and by the anchor of the section that answers them. With `anchorsOf`, the anchors
 * of a page, a question without a section is an error.
 */
export function answeredQuestions(
  siteDir: string,
  anchorsOf?: (page: string) => readonly string[],
): Map<string, Map<string, string[]>> {
  const all = readQuestions(siteDir);
  if (anchorsOf) checkAnchors(all, anchorsOf);
  return new Map(
    all.map(({page, sections}) => [
      page,
      new Map(
        [...sections].map(([anchor, {questions}]) => [anchor, questions.map(({question}) => question)]),
      ),
    ]),
  );
}
