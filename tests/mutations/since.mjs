/**
 * Which release brought what: the data, the marks, and the reader's own version.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const since = [
  {
    id: 'since-wrong',
    why: 'the data says that infinite queries came with another release',
    edits: [
      {
        file: 'plugins/since/since.json',
        find: '"InfiniteQueryDefinition": "2.6",',
        replace: '"InfiniteQueryDefinition": "2.5",',
      },
    ],
    caughtBy: 'unit tests/content/since.test',
  },
  {
    id: 'since-in-prose',
    why: 'a page says of an option that it came with another release than it did',
    edits: [
      {
        file: 'docs/rtk-query/api/created-api/api-slice-utils.mdx',
        find: '(both since 2.14)',
        replace: '(both since 2.12)',
      },
    ],
    caughtBy: 'unit tests/content/since.test',
  },
  {
    id: 'since-untested',
    why: 'a sentence about an older release that no release and no test confirms is published',
    edits: [
      {
        file: 'plugins/since/statements.ts',
        find: 'return `${UNKNOWN} whether',
        replace: 'if (version) return undefined;\n  return `${UNKNOWN} whether',
      },
    ],
    caughtBy: 'unit plugins/since/statements',
  },
  {
    id: 'since-members-unmarked',
    why: 'options that came later carry no version',
    edits: [
      {
        file: 'plugins/since/markTables.ts',
        find: 'children[0]!.children.push(',
        replace: 'void [].concat(',
      },
    ],
    caughtBy: 'unit tests/content/sinceMarks',
  },
  {
    id: 'since-exports-unmarked',
    why: 'exports that came later carry no version',
    edits: [
      {
        file: 'plugins/since/remarkSince.ts',
        find: '    markExports(tree, explained, data);\n',
        replace: '',
      },
    ],
    caughtBy: 'unit tests/content/sinceMarks',
  },
  {
    id: 'since-samples-unmarked',
    why: 'code that needs a later release does not say so',
    edits: [
      {
        file: 'plugins/code-blocks/render/renderBlock.ts',
        find: "(since ? sinceNote(since) : '')",
        replace: "''",
      },
    ],
    caughtBy: 'pages since',
  },
  {
    id: 'since-samples-stale',
    why: 'a sample is edited, and still carries the version that was found for the old one',
    edits: [
      {
        file: 'samples/api/createSlice/rooms.ts',
        find: 'const volumeSlice = createSlice({',
        replace: '// Edited.\nconst volumeSlice = createSlice({',
      },
    ],
    caughtBy: 'unit tests/content/since.test',
  },
  {
    id: 'since-gone-unlisted',
    why: 'an export of 1.x that is gone is not on the page about upgrading',
    edits: [
      {
        file: 'docs/usage/usage-guide.mdx',
        find: '- `getType`: read [`creator.type`](../api/createAction.mdx).\n',
        replace: '',
      },
    ],
    caughtBy: 'unit tests/content/since.test',
  },
  {
    id: 'since-renames-are-changes',
    why: 'renamed types are told as changes',
    edits: [
      {
        file: 'plugins/api-reference/upgrade/shapeOf.ts',
        find: "`T<${telling.join(', ')}>` : 'T'",
        replace: "`T<${telling.join(', ')}>` : name",
      },
    ],
    caughtBy: 'unit plugins/api-reference/upgrade/shapeOf',
  },
  {
    id: 'my-version-hides',
    why: 'marking what a reader does not have yet moves the page',
    edits: [
      {
        file: 'plugins/since/client/chosenVersion.ts',
        find: '`${NOTE} visually-hidden`',
        replace: 'NOTE',
      },
    ],
    caughtBy: 'browser my-version',
  },
  {
    id: 'my-version-forgotten',
    why: 'the chosen version is lost with the page',
    edits: [
      {
        file: 'plugins/since/client/chosenVersion.ts',
        find: 'if (older) localStorage.setItem(STORAGE_KEY, older);',
        replace: 'if (older) void STORAGE_KEY;',
      },
    ],
    caughtBy: 'browser my-version',
  },
  {
    id: 'search-without-since',
    why: 'search results do not say which release brought an option',
    edits: [
      {
        file: 'plugins/search/records/readSections.ts',
        find: 'if (since) option.since = since;',
        replace: '',
      },
    ],
    caughtBy: 'unit plugins/search/records',
  },
];
