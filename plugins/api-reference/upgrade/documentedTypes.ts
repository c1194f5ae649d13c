import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {NamedType} from '../library/namedType';
import {pagesOf, questionsIn} from '../siteLibrary';

/** The types whose members some page describes, each once. */
export function documentedTypes(siteDir: string): NamedType[] {
  const questions = pagesOf(join(siteDir, 'docs')).flatMap((page) => questionsIn(readFileSync(page, 'utf8')));
  const types = questions.flatMap((question): NamedType[] => {
    if (question.kind !== 'type') return [];
    const {of, from} = question;
    return [{of, ...(from !== undefined && {from})}];
  });
  return [...new Map(types.map((type) => [JSON.stringify(type), type])).values()];
}
