import {format} from 'prettier';
import {DriftError} from './DriftError';
import {describeSignature} from './describeSignature';
import {describeType, type Member, type TypeShape} from './describeType';
import {libraryExports} from './libraryExports';
import type {LibraryFiles} from './LibraryFiles';
import type {LibraryProgram} from './program';
import {programFor} from './programFor';
import {QuerySyntaxError} from './query';
import {readReadable, type Readable} from './readReadable';
import {sourceDefaults} from './sourceDefaults';
import {sourceFiles} from './sourceFiles';
import {sourceMessages} from './sourceMessages';
import type {Answer, Question} from './openLibrary';

const FORMAT = {printWidth: 76, singleQuote: true, bracketSpacing: false, semi: false} as const;

/** Characters that the column of types has room for on a laptop. */
const COLUMN = 64;

/** Answers all questions with one program; only those about types need it. */
export async function answerQuestions(files: LibraryFiles, questions: Question[]): Promise<Answer[]> {
  let program: LibraryProgram | undefined;
  const compile = () => (program ??= programFor(files, questions.filter(isAboutTypes)));
  const answers: Answer[] = [];
  for (const question of questions)
    try {
      answers.push({value: await answer(files, question, compile)});
    } catch (error) {
      if (!(error instanceof DriftError || error instanceof QuerySyntaxError)) throw error;
      answers.push({error: error.message});
    }
  return answers;
}

async function answer(
  files: LibraryFiles,
  question: Question,
  compile: () => LibraryProgram,
): Promise<unknown> {
  switch (question.kind) {
    case 'type':
      return withFormattedTypes(describeType(compile(), question.of, question.from));
    case 'signature':
      return pretty(describeSignature(compile(), question.of, question.from));
    case 'readable':
      return withFormattedSignatures(files.readable ? readReadable(files.readable) : {});
    case 'exports':
      return libraryExports(compile());
    case 'defaults':
      return sourceDefaults(sourceFiles(folderOf(files, question.package)));
    case 'messages':
      return sourceMessages(sourceFiles(folderOf(files, question.package)));
  }
}

function folderOf({sources}: LibraryFiles, name: string): string {
  const folder = sources[name];
  if (!folder) throw new DriftError(`from="${name}" is none of ${Object.keys(sources).join(', ')}.`);
  return folder;
}

async function pretty(text: string): Promise<string> {
  const code = await format(text, {...FORMAT, parser: 'typescript'});
  return code.trimEnd().replace(/^declare /gm, '');
}

async function withFormattedSignatures(all: Record<string, Readable>): Promise<Record<string, Readable>> {
  const entries = Object.entries(all).map(async ([of, readable]): Promise<[string, Readable]> => {
    const {signature, members} = readable;
    for (const member of Object.values(members)) {
      const lines = await Promise.all(member.type.split('\n').map(inColumn));
      if (lines.join('\n') !== member.type) member.lines = lines.join('\n');
    }
    return [of, signature === undefined ? readable : {...readable, signature: await pretty(signature)}];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** As wide as the column of a table; a union loses the indent that its declaration gave it. */
async function inColumn(type: string): Promise<string> {
  if (type.length <= COLUMN) return type;
  const formatted = await format(`type T = ${type}`, {
    ...FORMAT,
    semi: true,
    printWidth: COLUMN,
    parser: 'typescript',
  });
  const [first = '', ...rest] = formatted.trimEnd().replace(/;$/, '').split('\n');
  return first === 'type T ='
    ? rest.map((line) => line.slice(2)).join('\n')
    : [first.replace(/^type T = /, ''), ...rest].join('\n');
}

/** A type that fits its cell needs no formatted version. */
async function withFormattedTypes(shape: TypeShape): Promise<TypeShape> {
  const withType = async (member: Member): Promise<Member> =>
    member.short === member.type
      ? member
      : {...member, type: (await pretty(`type T = ${member.type}`)).replace(/^type T =\s/, '')};
  const all = (members: Member[]) => Promise.all(members.map(withType));
  return {...shape, branches: await Promise.all(shape.branches.map(all)), merged: await all(shape.merged)};
}

function isAboutTypes(question: Question): question is Extract<Question, {of: string}> {
  return question.kind === 'type' || question.kind === 'signature';
}
