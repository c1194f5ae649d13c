/**
 * The service refuses records above ten thousand bytes, and long texts rank badly: a longer text becomes several
 * records of the same place, of which a result shows the best.
 *
 * @typedef {{objectID: string, content: string | null}} Fitting
 */
const LONGEST = 5_000;

/**
 * @template {Fitting} Item
 * @param {Item[]} records
 * @returns {Item[]}
 */
export function fitRecords(records) {
  return records.flatMap((record) =>
    cut(record.content ?? '').map((content, part) => ({
      ...record,
      objectID: part === 0 ? record.objectID : `${record.objectID}~part${part}`,
      content: content || null,
    })),
  );
}

/**
 * At spaces, in pieces of at most the longest length.
 *
 * @param {string} text
 * @returns {string[]}
 */
function cut(text) {
  if (text.length <= LONGEST) return [text];
  const space = text.lastIndexOf(' ', LONGEST);
  const at = space > 0 ? space : LONGEST;
  return [text.slice(0, at), ...cut(text.slice(at).trimStart())];
}
