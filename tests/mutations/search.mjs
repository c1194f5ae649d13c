/**
 * The search window, the search page, and the two engines behind them.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const search = [
  {
    id: 'enter-follows-older-answer',
    why: 'Enter follows a result of an older query while the newest answer is on its way',
    edits: [
      {
        file: 'plugins/search/client/dialog/SearchDialog.tsx',
        find: 'if (isSearching) early.current = event;\n      else follow',
        replace: 'follow',
      },
    ],
    caughtBy: 'browser search-early-keys',
  },
  {
    id: 'escape-before-window',
    why: 'the search window opens although Escape was pressed while its script was loading',
    edits: [
      {
        file: 'plugins/search/theme/SearchBar/index.tsx',
        find: 'onStandInClose(() => setOpen(false))',
        replace: 'onStandInClose(() => {})',
      },
    ],
    caughtBy: 'browser search-early-keys',
  },
  {
    id: 'one-results',
    why: 'one result is announced as "1 results"',
    edits: [
      {
        file: 'plugins/search/client/notices.ts',
        find: "count === 1 ? '' : 's'",
        replace: "count === 1 ? 's' : 's'",
      },
    ],
    caughtBy: 'unit plugins/search/client/notices',
  },
  {
    id: 'slash-everywhere',
    why: 'a slash typed into a field opens the search',
    edits: [
      {
        file: 'plugins/search/client/searchKeys.ts',
        find: ' && !isTextField(event.target)',
        replace: '',
      },
    ],
    caughtBy: 'browser search-modal',
  },
  {
    id: 'tab-leaves-search',
    why: 'Tab leaves the search window, which covers the page',
    edits: [
      {
        file: 'plugins/search/client/dialog/SearchDialog.tsx',
        find: 'opened?.showModal();',
        replace: 'opened?.show();',
      },
    ],
    caughtBy: 'browser search-modal',
  },
  {
    id: 'page-scrolls-behind',
    why: 'the page scrolls behind the search window',
    edits: [
      {
        file: 'plugins/search/client/dialog/dialog.late.css',
        find: ':root:has(.search-dialog[open]) {\n  overflow: hidden;',
        replace: ':root:has(.search-dialog[open]) {\n  overflow: auto;',
      },
    ],
    caughtBy: 'browser search-modal',
  },
  {
    id: 'recent-forgotten',
    why: 'the search window forgets the places that were opened from it',
    edits: [
      {
        file: 'plugins/search/client/dialog/useRecent.ts',
        find: 'slot.set(JSON.stringify(next));',
        replace: '',
      },
    ],
    caughtBy: 'browser search-modal',
  },
  {
    id: 'typed-early-lost',
    why: 'the search page drops what was typed before its script arrived',
    edits: [
      {
        file: 'plugins/search/client/useQueryText.ts',
        find: 'useState(typedBeforeReact)',
        replace: 'useState<string | null>(null)',
      },
    ],
    caughtBy: 'browser search-page',
  },
  {
    id: 'search-in-the-bundle',
    why: 'the search window travels with every page',
    edits: [
      {
        file: 'plugins/search/theme/SearchBar/index.tsx',
        find: "import useIsBrowser from '@docusaurus/useIsBrowser';",
        replace:
          "import useIsBrowser from '@docusaurus/useIsBrowser';\nimport '../../client/dialog/SearchDialog';",
      },
    ],
    caughtBy: 'browser search-modal',
  },
  {
    id: 'no-second-try',
    why: 'the search page cannot try again after a failure',
    edits: [
      {
        file: 'plugins/search/client/useAnswer.ts',
        find: 'setAttempt((count) => count + 1)',
        replace: 'setAttempt((count) => count)',
      },
    ],
    caughtBy: 'browser search-failures',
  },
  {
    id: 'markup-from-the-index',
    why: 'text of the index becomes markup of the page',
    edits: [
      {
        file: 'plugins/search/client/Marked.tsx',
        find: '<span key={at}>{piece}</span>',
        replace: '<span key={at} dangerouslySetInnerHTML={{__html: piece}} />',
      },
    ],
    caughtBy: 'browser search-failures',
  },
  {
    id: 'markup-from-the-address',
    why: 'text of an address becomes markup of the page',
    edits: [
      {
        file: 'plugins/search/theme/SearchPage/index.tsx',
        find: '<h1>{title}</h1>',
        replace: '<h1 dangerouslySetInnerHTML={{__html: title}} />',
      },
    ],
    caughtBy: 'browser hostile-input',
  },
  {
    id: 'history-of-letters',
    why: 'every pause of typing is a step in the history',
    edits: [
      {file: 'plugins/search/client/useQueryText.ts', find: 'history.replace({', replace: 'history.push({'},
    ],
    caughtBy: 'browser search-page',
  },
  {
    id: 'results-indexed',
    why: 'search engines index lists of search results',
    edits: [
      {
        file: 'plugins/search/theme/SearchPage/index.tsx',
        find: '<meta name="robots" content="noindex, follow" />',
        replace: '',
      },
    ],
    caughtBy: 'browser search-page',
  },
  {
    id: 'hosted-without-filters',
    why: 'the hosted search answers with pages of other languages and versions',
    edits: [{file: 'plugins/search/client/hostedClient.ts', find: 'facetFilters: FILTERS,', replace: ''}],
    caughtBy: 'browser search-hosted',
  },
  {
    id: 'names-weigh-nothing',
    why: 'the page that explains an export is not the first result',
    edits: [{file: 'plugins/search/engine/weights.ts', find: 'home: 12,', replace: 'home: -12,'}],
    caughtBy: 'pages search-relevance',
  },
];
