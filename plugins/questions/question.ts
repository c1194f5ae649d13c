/** A question that a section answers, in the words of those who ask it. */
export interface Question {
  question: string;
  /** Where it was asked. */
  source: string;
}

/** What a section answers. */
export interface SectionQuestions {
  /** Where its list begins. */
  line: number;
  questions: Question[];
  /** Other words for what the section answers, which only the search reads. */
  wordings: string[];
}

/** The questions of one page. */
export interface PageQuestions {
  /** The file, as errors name it: `docs/api/createSlice.questions.json`. */
  file: string;
  /** The page's path below the base URL: `/api/createSlice`. */
  page: string;
  /** By the anchor of the section that answers them. */
  sections: Map<string, SectionQuestions>;
}
