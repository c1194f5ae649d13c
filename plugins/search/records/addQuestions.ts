import type {SearchRecord} from './searchRecord';

/** By the path of a page, and by the anchor of the section that answers them. */
export type Questions = ReadonlyMap<
  string,
  ReadonlyMap<string, Pick<SearchRecord, 'questions' | 'wordings'>>
>;

/** Reads the questions, and throws on one that belongs to no section. It is told the anchors of each page. */
export type ReadQuestions = (anchorsOf: (page: string) => readonly string[]) => Questions;

/** Gives each record the questions that it answers. `base` is the address of the site, with a slash at its end. */
export function addQuestions(records: SearchRecord[], base: string, read: ReadQuestions): SearchRecord[] {
  const pageOf = ({url_without_anchor: url}: SearchRecord) => `/${url.slice(base.length)}`;
  const anchors = new Map<string, string[]>();
  for (const record of records) {
    const list = anchors.get(pageOf(record)) ?? [];
    if (record.anchor) list.push(record.anchor);
    anchors.set(pageOf(record), list);
  }
  const questions = read((page) => anchors.get(page) ?? []);
  const given = new Set<string>();
  return records.map((record) => {
    const answered = questions.get(pageOf(record))?.get(record.anchor ?? '');
    // An anchor may have several records, of which a reader sees the first.
    if (!answered || given.has(record.url)) return record;
    given.add(record.url);
    return {...record, ...answered};
  });
}
