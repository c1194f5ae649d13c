/** How BM25+ weighs frequency against length. The weights of `weights.ts` were found with these. */
const K = 1.2;
const B = 0.7;
const D = 0.5;

/** Entry, field and how often the term is there, one after the other: a number costs a fraction of an object. */
type Postings = number[];
const SIZE = 3;

/**
 * Which terms stand where. A general engine has no better ranking for us (`score.ts` is made for these pages) and keeps a tree
 * and an object for each match: nearly half of a reader's wait for the first answer.
 */
export class TermIndex {
  private readonly postings = new Map<string, Postings>();
  /** Different terms, by entry and field. */
  private readonly lengths: number[] = [];
  private readonly averages: number[];
  private entries = 0;

  constructor(private readonly boosts: readonly number[]) {
    this.averages = boosts.map(() => 0);
  }

  /** The terms of each field. Entries are numbered as they come. */
  add(fields: readonly (readonly string[])[]): void {
    const entry = this.entries++;
    fields.forEach((terms, field) => {
      const length = this.addField(entry, field, terms);
      this.lengths.push(length);
      this.averages[field]! += (length - this.averages[field]!) / this.entries;
    });
  }

  private addField(entry: number, field: number, terms: readonly string[]): number {
    let different = 0;
    for (const term of terms) {
      let list = this.postings.get(term);
      if (!list) this.postings.set(term, (list = []));
      const last = list.length - SIZE;
      if (list[last] === entry && list[last + 1] === field) list[last + 2]! += 1;
      else {
        list.push(entry, field, 1);
        different += 1;
      }
    }
    return different;
  }

  /** Every term, with the number of fields that have it. */
  *counts(): Generator<[term: string, count: number]> {
    for (const [term, list] of this.postings) yield [term, list.length / SIZE];
  }

  /** Tells each field of an entry that has the term, and how much that says (BM25+). */
  find(term: string, tell: (entry: number, field: number, frequency: number) => void): void {
    const list = this.postings.get(term) ?? [];
    const {boosts, lengths, averages} = this;
    const matching = boosts.map(() => 0);
    for (let at = 1; at < list.length; at += SIZE) matching[list[at]!]! += 1;
    const rarity = matching.map((count) => Math.log(1 + (this.entries - count + 0.5) / (count + 0.5)));
    for (let at = 0; at < list.length; at += SIZE) {
      const entry = list[at]!;
      const field = list[at + 1]!;
      const often = list[at + 2]!;
      const length = lengths[entry * boosts.length + field]! / averages[field]!;
      const frequency = D + (often * (K + 1)) / (often + K * (1 - B + B * length));
      tell(entry, field, boosts[field]! * rarity[field]! * frequency);
    }
  }
}
