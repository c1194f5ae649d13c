/**
 * The questions that sections answer, in search and in the Markdown of pages, and the index by symptom.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const questions = [
  {
    id: 'questions-weigh-nothing',
    why: 'a question that a section answers does not find it',
    edits: [{file: 'plugins/search/engine/weights.ts', find: 'question: 10,', replace: 'question: 0,'}],
    caughtBy: 'unit plugins/search/engine/questions',
  },
  {
    id: 'questions-not-indexed',
    why: 'the index of a build has no questions',
    edits: [
      {
        file: 'plugins/search/index.ts',
        find: 'addQuestions(sections, base, readQuestions)',
        replace: '(addQuestions(sections, base, readQuestions), sections)',
      },
    ],
    caughtBy: 'pages questions',
  },
  {
    id: 'question-not-shown',
    why: 'a result does not show the question that made it one',
    edits: [
      {
        file: 'plugins/search/client/dialog/ResultList.tsx',
        find: '{entry.question && <Answered question={entry.question} />}',
        replace: '',
      },
    ],
    caughtBy: 'browser search-questions',
  },
  {
    id: 'traces-searched',
    why: 'file names and positions of a pasted stack trace are searched for',
    edits: [
      {file: 'plugins/search/engine/pasted.ts', find: 'rest.replace(place', replace: "rest.replace('place'"},
    ],
    caughtBy: 'unit plugins/search/engine/pasted',
  },
  {
    id: 'no-other-spelling',
    why: 'a mistyped query without a result offers no other spelling',
    edits: [
      {
        file: 'plugins/search/engine/spelling.ts',
        find: 'changed ? words',
        replace: 'changed && false ? words',
      },
    ],
    caughtBy: 'unit plugins/search/engine/questions',
  },
  {
    id: 'no-symptoms-without-results',
    why: 'a search without a result offers no index by symptom',
    edits: [
      {
        file: 'plugins/search/client/dialog/SearchDialog.tsx',
        find: 'links: mostRead}, ...symptomLists]',
        replace: 'links: mostRead}, ...symptomLists.slice(2)]',
      },
    ],
    caughtBy: 'browser search-questions',
  },
  {
    id: 'question-without-section',
    why: 'a question of a section that does not exist passes',
    edits: [
      {
        file: 'plugins/questions/answeredQuestions.ts',
        find: 'checkAnchors(all, anchorsOf);',
        replace: '',
      },
    ],
    caughtBy: 'unit plugins/questions',
  },
  {
    id: 'section-twice',
    why: 'a section that is in a questions file twice loses half of its questions',
    edits: [
      {
        file: 'plugins/questions/parseQuestions.ts',
        find: 'if (parsed.sections.has(anchor))',
        replace: 'if (false)',
      },
    ],
    caughtBy: 'unit plugins/questions',
  },
  {
    id: 'question-twice',
    why: 'a question may be asked on two pages',
    edits: [
      {
        file: 'plugins/questions/readQuestions.ts',
        find: 'if (before)',
        replace: 'if (false)',
      },
    ],
    caughtBy: 'unit plugins/questions',
  },
  {
    id: 'questions-not-in-markdown',
    why: 'the Markdown of a page does not have its questions',
    edits: [
      {
        file: 'plugins/markdown-pages/index.ts',
        find: 'addQuestions(parsed, asked, page);',
        replace: '',
      },
    ],
    caughtBy: 'pages questions',
  },
  {
    id: 'not-found-without-symptoms',
    why: 'the not-found page has no index by symptom',
    edits: [
      {
        file: 'src/theme/NotFound/Content/index.tsx',
        find: '<Symptoms className={styles.symptoms} />',
        replace: '',
      },
    ],
    caughtBy: 'browser routes',
  },
];
