/**
 * Every number that decides the order of results, with its reason. They say which evidence is stronger, not which
 * page should win: change one only for a reason that can be written beside it.
 */

/** How well the typed word fits the found term. */
export const FIT = {
  exact: 1,
  /** Another form of the same word: polling, poll. */
  stem: 0.95,
  /** `query fn` found as `queryFn`: the reader dropped the capital, not the meaning. */
  joined: 1,
  /** The word is still being typed. Scaled by how much of the term is there. */
  prefix: 0.85,
  oneTypo: 0.75,
  twoTypos: 0.55,
} as const;

/** Where the term is. A name outweighs a mention. */
export const FIELD = {
  title: 1,
  symbols: 0.95,
  heading: 0.9,
  /** What people call the page's subject. */
  keywords: 0.8,
  /** Asked by people about the section: their words, not the page's, and one question is about many things. */
  questions: 0.6,
  /** Leads a list item or table row: explained there, though not under a heading of its own. */
  defines: 0.65,
  /** In the title or the headings above the entry: says what the entry is about, shared with its siblings. */
  trail: 0.5,
  content: 0.5,
} as const;
export type Field = keyof typeof FIELD;
export const FIELDS = Object.keys(FIELD) as Field[];

/** Added up to a score; `terms` sets the scale. */
export const SCORE = {
  /** Times the rarity-weighted mean of fit and field over the typed words. */
  terms: 10,
  /** Every word was found: all terms first, then some. */
  allTerms: 5,
  /** The words are spread over several sections of the page. Weaker: they may have nothing to do with each other. */
  allTermsOnPage: 2,
  /** The query is the page's title. */
  exactTitle: 7,
  /** The page's title begins with what is typed so far. Below the exact title: other names may begin so, too. */
  titleBegins: 3,
  /** The query is the name in the page's address, which names its folder's subject as often as its own. */
  exactAddress: 5,
  /** The query is the name of a symbol with a heading of its own, or a heading. */
  exactHeading: 6,
  /** The query is the name of an option. Below headings: an option may repeat on several pages. */
  exactOption: 3.5,
  /** The query is a name explained in a list or table. */
  exactDefinition: 2,
  /** The query is the name of an export, and this is the page that explains it. Outweighs headings elsewhere. */
  home: 12,
  /** The query is what people call the page's subject. Times the share of each in the other. */
  keyword: 8,
  /** The query is like a question that the section answers. Times how like it is. */
  question: 10,
  /** It is that question, or nearly: times the fourth power, so that others are not moved by a few common words. */
  sameQuestion: 10,
  /** Share of the heading that the query accounts for: "Retry" before "Retry in tests" for `retry`. */
  headingFocus: 2.5,
  /** The query's words stand next to each other, in order, in a heading or a message. Times their share. */
  phraseInHeading: 6,
  /** The same in the text. Times the share of the query. */
  phraseInContent: 4,
  /** Times the score of the two next sections of the page, for a query of many words. */
  support: 0.3,
  /** Frequency and length (BM25), relative to the best entry: decides among equals. */
  frequency: 1.5,
  /** An entry for the page as a whole is the better landing place when all else is equal. */
  wholePage: 0.4,
  /** A single name is looked up: its reference page comes before guides that use it. */
  referenceForSymbol: 0.8,
  /** A question is asked: a guide comes before the reference page. */
  guideForQuestion: 0.6,
} as const;

/** A rewritten query (`ssr` as `server side rendering`) counts a little less than the reader's own words. */
export const SYNONYM = 0.95;

export const LIMITS = {
  /** Longer input is cut: the first words of a pasted page say what it is. */
  queryLength: 400,
  /** No name is as long. */
  wordLength: 80,
  terms: 24,
  /** From this many words on a query is a sentence: no section has all of them. */
  longQuery: 4,
  completions: 40,
  corrections: 6,
  /** How many leading entries are compared with the query word for word. */
  phraseCandidates: 80,
  /** A question this much like the query is why a result is shown, so it is shown with it. */
  likeQuestion: 0.3,
  /** Entries below this share of the best score are noise. */
  relevance: 0.3,
} as const;
