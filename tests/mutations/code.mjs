/**
 * Code blocks and the types behind them.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const code = [
  {
    id: 'copy-refused-silently',
    why: 'a browser that refuses to copy leaves the reader without the code selected',
    edits: [
      {
        file: 'plugins/code-blocks/client/copy.ts',
        find: 'getSelection()?.selectAllChildren(code);',
        replace: '',
      },
    ],
    caughtBy: 'browser code-blocks',
  },
  {
    id: 'block-unreachable',
    why: 'a long line cannot be scrolled by keyboard',
    edits: [{file: 'plugins/code-blocks/render/renderBlock.ts', find: '<pre tabindex="0"', replace: '<pre'}],
    caughtBy: 'pages code-blocks',
  },
  {
    id: 'wrap-dead',
    why: 'the button for long lines does nothing',
    edits: [
      {
        file: 'plugins/code-blocks/client/wrap.ts',
        find: "closest('.code-wrap')",
        replace: "closest('.wrap')",
      },
    ],
    caughtBy: 'browser code-blocks',
  },
  {
    id: 'unknown-tab',
    why: 'a stored choice that nobody offers hides all code',
    edits: [
      {file: 'plugins/code-blocks/tabs.ts', find: 'g[k].indexOf(v)<0?g[k][0]:v', replace: 'v||g[k][0]'},
    ],
    caughtBy: 'browser code-tabs',
  },
  {
    id: 'prose-stays',
    why: 'sentences name TypeScript files whatever the reader chose',
    edits: [
      {
        file: 'plugins/code-blocks/rehypeCodeBlocks.ts',
        find: 'followInProse(tree, isShown);',
        replace: '',
      },
    ],
    caughtBy: 'pages code-blocks',
  },
  {
    id: 'tabs-apart',
    why: 'another tab of the browser does not follow the choice of a language',
    edits: [
      {
        file: 'plugins/code-blocks/client/tabs.ts',
        find: "addEventListener('storage', onStorage);",
        replace: '',
      },
    ],
    caughtBy: 'browser code-tabs',
  },
  {
    id: 'switch-jumps',
    why: 'the block on which a reader switches jumps away',
    edits: [
      {
        file: 'plugins/code-blocks/client/keepInPlace.ts',
        find: "if (moved) scrollBy({top: moved, behavior: 'instant'});",
        replace: 'void moved;',
      },
    ],
    caughtBy: 'browser code-tabs',
  },
  {
    id: 'popup-outside',
    why: 'the popup with a type leaves a narrow window',
    edits: [
      {
        file: 'plugins/code-blocks/client/typePopup.ts',
        find: 'Math.max(8, Math.min(target.left, clientWidth - width - 8))',
        replace: 'target.left',
      },
    ],
    caughtBy: 'browser code-types',
  },
  {
    id: 'types-fail-silently',
    why: 'nobody hears that types could not be loaded',
    edits: [
      {
        file: 'plugins/code-blocks/client/typeReader.ts',
        find: "announce('The types of this code could not be loaded.');",
        replace: '',
      },
    ],
    caughtBy: 'browser code-types',
  },
  {
    id: 'types-not-ahead',
    why: 'a first tap on a name waits for the network',
    edits: [
      {
        file: 'plugins/code-blocks/client/lookAhead.ts',
        find: 'for (const block of blocks) watching.observe(block);',
        replace: '',
      },
    ],
    caughtBy: 'browser code-types',
  },
  {
    id: 'types-ahead-with-data-saver',
    why: 'types are fetched ahead for a reader who saves data',
    edits: [
      {
        file: 'plugins/code-blocks/client/lookAhead.ts',
        find: "isSparing() || !matchMedia('(hover: none)').matches",
        replace: "!matchMedia('(hover: none)').matches",
      },
    ],
    caughtBy: 'browser code-types',
  },
  {
    id: 'types-close-under-the-focus',
    why: 'a pointer that leaves a popup closes it under a reader who uses it by keyboard',
    edits: [
      {
        file: 'plugins/code-blocks/client/typeReader.ts',
        find: 'shownFor() && !isFocused()',
        replace: 'shownFor()',
      },
    ],
    caughtBy: 'engines firefox types.spec',
  },
  {
    id: 'types-no-way-back',
    why: 'Escape does not lead from a type back to its block',
    edits: [
      {
        file: 'plugins/code-blocks/client/typeReader.ts',
        find: "name.closest('pre')?.focus();",
        replace: 'name.blur();',
      },
    ],
    caughtBy: 'browser code-types',
  },
];
