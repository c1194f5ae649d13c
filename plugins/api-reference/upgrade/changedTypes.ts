import type {Library} from '../library/openLibrary';
import {tagsIn} from '../siteLibrary';

/** Members and signatures a page shows that another version of the library types differently. */
export async function changedTypes(
  page: string,
  source: string,
  before: Library,
  after: Library,
): Promise<string[]> {
  const changes: string[] = [];
  for (const {line, question} of tagsIn(source)) {
    if (question.kind !== 'type' && question.kind !== 'signature') continue;
    const {kind, of, from} = question;
    try {
      const found =
        kind === 'type'
          ? membersThatChanged(of, await before.type(of, from), await after.type(of, from))
          : signatureThatChanged(of, await before.signature(of, from), await after.signature(of, from));
      changes.push(...found.map((change) => `${page}:${line}: ${change}`));
    } catch {
      // `checkPage` reports what one of the two lacks.
    }
  }
  return changes;
}

type Shape = Awaited<ReturnType<Library['type']>>;

function membersThatChanged(of: string, before: Shape, after: Shape): string[] {
  return before.merged.flatMap((old) => {
    const now = after.merged.find(({name}) => name === old.name);
    if (!now) return [];
    const [was, is] = [old, now].map(
      ({type, optional}) => `${optional ? 'optional ' : ''}${type.replace(/\s+/g, ' ')}`,
    );
    if (was === is) return [];
    return [`${of}.${old.name} was ${was} and is ${is}: read its description again.`];
  });
}

function signatureThatChanged(of: string, before: string, after: string): string[] {
  if (before === after) return [];
  return [`the signature of ${of} was\n${before}\nand is\n${after}`];
}
