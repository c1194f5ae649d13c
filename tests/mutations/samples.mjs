/**
 * Breakages of samples: of what they show, print and leave behind.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const samples = [
  {
    id: 'sample-missing',
    why: 'a page names a sample that does not exist',
    edits: [{file: 'src/pages/_sample.mdx', find: 'landing/teaRoom.ts', replace: 'landing/teaRooms.ts'}],
    caughtBy: 'build',
  },
  {
    id: 'sample-types-wrong',
    why: 'a sample does not compile for a reader',
    edits: [
      {
        file: 'samples/landing/wrong.ts',
        find: null,
        replace: "export const guests: number = 'seven';\n",
      },
    ],
    caughtBy: 'types',
  },
  {
    id: 'timers-left',
    why: 'a timer of one test file prints into the recording of another',
    edits: [
      {
        file: 'tests/leaveNothing.ts',
        find: 'for (const timer of timers) clearTimeout(timer);\n',
        replace: '',
      },
    ],
    caughtBy: 'unit tests/content/leaveNothing',
  },
  {
    id: 'sample-output-changed',
    why: 'a sample no longer prints what its page shows',
    edits: [{file: 'samples/landing/teaRoom.output.txt', find: 'served: 1', replace: 'served: 2'}],
    caughtBy: 'unit samples/landing',
  },
  {
    id: 'sample-orphan',
    why: 'a sample is shown by no page',
    edits: [{file: 'samples/landing/orphan.ts', find: null, replace: 'export const orphan = true;\n'}],
    caughtBy: 'unit tests/content/samples',
  },
  {
    id: 'step-marks',
    why: 'a step of a tutorial says of a changed file that it is a new one',
    edits: [
      {
        file: 'plugins/samples/steps.ts',
        find: "return {kind: 'changed', added,",
        replace: "return {kind: 'new', added,",
      },
    ],
    caughtBy: 'unit plugins/samples',
  },
  {
    id: 'tutorial-block-missing',
    why: 'a tutorial does not show a file that a later one imports',
    edits: [
      {
        file: 'docs/tutorials/quick-start.mdx',
        find: '```ts sample=tutorials/quick-start/step-3/src/hooks.ts\n```\n',
        replace: '',
      },
    ],
    caughtBy: 'unit samples/tutorials/quick-start',
  },
  {
    id: 'tutorial-says-otherwise',
    why: 'a tutorial promises a text that its reader does not see',
    edits: [
      {
        file: 'docs/tutorials/quick-start.mdx',
        find: '**You see** "65 free"',
        replace: '**You see** "56 free"',
      },
    ],
    caughtBy: 'browser tutorials',
  },
  {
    id: 'diff-marks',
    why: 'the lines of a diff are not marked',
    edits: [
      {
        file: 'plugins/code-blocks/highlight/marks.ts',
        find: "if (line.startsWith('+')) addMark(marks, index, MARKS['++']);",
        replace: "if (line.startsWith('#')) addMark(marks, index, MARKS['++']);",
      },
    ],
    caughtBy: 'unit plugins/code-blocks',
  },
  {
    id: 'step-archive',
    why: 'the project of a step lacks what the tutorial before it made',
    edits: [
      {
        file: 'plugins/samples/stepFiles.ts',
        find: '...(before ? stepFiles(siteDir, before) : []),',
        replace: '',
      },
    ],
    caughtBy: 'unit plugins/samples',
  },
];
