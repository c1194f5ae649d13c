import ts from 'typescript';
import type {PageQuestions, Question, SectionQuestions} from './question';

type Located = {question: string; place: string};
export interface Parsed extends Omit<PageQuestions, 'page'> {
  problems: string[];
  /** Every question with its line, to find those that are asked twice. */
  asked: Located[];
}

const FORM = '{"anchor-of-a-section": [{"question": "…", "source": "https://…"}]}';

/** Reads a questions file. Its syntax tree knows lines, and keys that are there twice, which `JSON.parse` drops. */
export function parseQuestions(file: string, text: string): Parsed {
  const parsed: Parsed = {file, sections: new Map(), problems: [], asked: []};
  const tree = ts.parseJsonText(file, text);
  const lineOf = (node: ts.Node) => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
  const placeOf = (node: ts.Node) => `${file}:${lineOf(node)}`;
  const complain = (node: ts.Node, problem: string) => parsed.problems.push(`${placeOf(node)}: ${problem}`);
  try {
    JSON.parse(text);
  } catch (error) {
    parsed.problems.push(`${file}: this is no JSON: ${(error as Error).message}. Correct it there.`);
    return parsed;
  }
  const root = tree.statements[0]!.expression;
  if (!ts.isObjectLiteralExpression(root)) {
    complain(root, `write an object of the form ${FORM}.`);
    return parsed;
  }

  const readQuestion = (node: ts.Expression): Question[] => {
    if (!ts.isObjectLiteralExpression(node)) {
      complain(
        node,
        'write a question as {"question": "…", "source": "https://…"}, or other words for it as a text.',
      );
      return [];
    }
    const fields = new Map(propertiesOf(node));
    for (const [name, value] of fields)
      if (name !== 'question' && name !== 'source')
        complain(value, `"${name}" is no field of a question. Remove it: there are "question" and "source".`);
    const question = textIn(fields.get('question'));
    const source = textIn(fields.get('source'));
    if (!question) complain(node, 'a question needs its text. Add "question": "as people ask it".');
    if (!source) complain(node, 'a question needs a source. Add "source": "https://…", where it was asked.');
    else if (!isWebAddress(source))
      complain(node, `the source ${source} is no address on the web. Begin it with https:// or http://.`);
    if (question) parsed.asked.push({question, place: placeOf(node)});
    return question && source ? [{question, source}] : [];
  };
  const readWording = (node: ts.StringLiteral): string => {
    const wording = textIn(node);
    if (!wording) complain(node, 'a wording needs words. Remove it.');
    parsed.asked.push({question: wording, place: placeOf(node)});
    return wording;
  };

  for (const [anchor, list] of propertiesOf(root)) {
    if (parsed.sections.has(anchor))
      complain(list, `#${anchor} is in this file twice, and one would be lost. Join the two lists.`);
    if (!ts.isArrayLiteralExpression(list) || list.elements.length === 0) {
      complain(list, `#${anchor} needs a list of questions: ${FORM}. Without a question, remove it.`);
      continue;
    }
    const section: SectionQuestions = {line: lineOf(list), questions: [], wordings: []};
    for (const element of list.elements) {
      if (ts.isStringLiteral(element)) section.wordings.push(readWording(element));
      else section.questions.push(...readQuestion(element));
    }
    parsed.sections.set(anchor, section);
  }
  return parsed;
}

function propertiesOf(node: ts.ObjectLiteralExpression): [name: string, value: ts.Expression][] {
  return node.properties.flatMap((property): [string, ts.Expression][] =>
    ts.isPropertyAssignment(property) && ts.isStringLiteral(property.name)
      ? [[property.name.text, property.initializer]]
      : [],
  );
}

const textIn = (node: ts.Expression | undefined) =>
  node && ts.isStringLiteral(node) ? node.text.trim() : '';

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
