/**
 * Editing, sharing and taking along what runs in the page.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const editing = [
  {
    id: 'edit-guard-wrong-line',
    why: 'endless code is stopped, but another line is named',
    edits: [
      {
        file: 'plugins/runner/client/editor/guard.ts',
        find: "if (source[counted] === '\\n') line++;",
        replace: "if (source[counted] === '\\r') line++;",
      },
    ],
    caughtBy: 'unit plugins/runner/client/editor',
  },
  {
    id: 'edit-guard-impatient',
    why: 'code that waits between its steps is taken for endless',
    edits: [
      {
        file: 'plugins/runner/frame/guard.ts',
        find: 'afterTask(() => (started = undefined), 0);',
        replace: 'afterTask(() => {}, 0);',
      },
    ],
    caughtBy: 'unit plugins/runner/frame',
  },
  {
    id: 'edit-error-without-line',
    why: 'an error of edited code is not shown at its line',
    edits: [
      {
        file: 'plugins/runner/frame/main.ts',
        find: 'running?.edited && placeOf(',
        replace: 'false && placeOf(',
      },
    ],
    caughtBy: 'browser run-edit',
  },
  {
    id: 'edit-typing-styled',
    why: 'typing over a selection lets the browser set styles that the policy refuses',
    edits: [{file: 'plugins/runner/client/editor/createView.ts', find: '    typeOver,\n', replace: ''}],
    caughtBy: 'browser run-edit',
  },
  {
    id: 'edit-language-fixed',
    why: 'the editor does not follow the language of the page',
    edits: [
      {
        file: 'plugins/runner/client/editor/useLanguage.ts',
        find: "'data-tab-language'",
        replace: "'data-tab'",
      },
    ],
    caughtBy: 'browser run-edit',
  },
  {
    id: 'share-runs-by-itself',
    why: 'code from a link runs before the reader has seen it',
    edits: [
      {
        file: 'plugins/runner/client/editor/useEditing.ts',
        find: 'useState(!shared)',
        replace: 'useState(true)',
      },
    ],
    caughtBy: 'browser run-share',
  },
  {
    id: 'share-first-change',
    why: 'the editor of a shared sample does not scroll to the first change',
    edits: [
      {
        file: 'plugins/runner/client/editor/createView.ts',
        find: '...(scrollTo && {scrollTo})',
        replace: '',
      },
    ],
    caughtBy: 'browser run-share',
  },
  {
    id: 'share-unpacks-anything',
    why: 'a short link can unpack to more than the browser has memory for',
    edits: [{file: 'plugins/runner/client/share/link.ts', find: 'size > most', replace: 'size < 0'}],
    caughtBy: 'unit plugins/runner/client/share',
  },
  {
    id: 'share-any-path',
    why: 'a link can name files that no sample has',
    edits: [{file: 'plugins/runner/client/share/link.ts', find: 'PATH.test(path) && ', replace: ''}],
    caughtBy: 'unit plugins/runner/client/share',
  },
  {
    id: 'download-without-edits',
    why: 'a project to take along has the sample of the page instead of the reader’s',
    edits: [
      {
        file: 'plugins/runner/client/download/project.ts',
        find: "draft?.language === 'ts' ? Object.entries(draft.files) : []",
        replace: '[]',
      },
    ],
    caughtBy: 'unit tests/content/takeAlong',
  },
];
