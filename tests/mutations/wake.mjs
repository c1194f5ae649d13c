/**
 * What a page does before React is there, and when it comes.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const wake = [
  {
    id: 'wake-at-once',
    why: 'React is loaded although nobody is there',
    edits: [
      {
        file: 'plugins/wake/client/watchForReader.ts',
        find: 'if (document.querySelector(DYNAMIC)) return void wake().catch(tellFailure);',
        replace: 'load();',
      },
    ],
    caughtBy: 'browser asleep-loading',
  },
  {
    id: 'wake-in-first-script',
    why: 'the first script of every page has React in it',
    edits: [
      {
        file: 'plugins/wake/client/entry.ts',
        find: "import {answerTaps} from './answerTaps';",
        replace: "import '../../docusaurus-internals/browser/app';\nimport {answerTaps} from './answerTaps';",
      },
    ],
    caughtBy: 'pages weight',
  },
  {
    id: 'wake-never',
    why: 'a reader who moves the pointer never gets React',
    edits: [
      {
        file: 'plugins/wake/client/watchForReader.ts',
        find: "'pointermove', 'touchstart', 'wheel', 'keydown'",
        replace: "'touchstart'",
      },
    ],
    caughtBy: 'browser asleep-loading',
  },
  {
    id: 'wake-costs-data',
    why: 'React is loaded ahead of need on a connection that saves data',
    edits: [
      {
        file: 'plugins/wake/client/watchForReader.ts',
        find: 'if (isSparing() || ',
        replace: 'if (',
      },
    ],
    caughtBy: 'browser asleep-loading',
  },
  {
    id: 'wake-press-twice',
    why: 'a press that waits for React is repeated as often as the reader pressed',
    edits: [
      {
        file: 'plugins/wake/client/answerTaps.ts',
        find: 'if ([...pending].some((find) => find() === button)) return;',
        replace: '',
      },
    ],
    caughtBy: 'browser asleep-taps',
  },
  {
    id: 'wake-press-lost',
    why: 'a press before React is there is lost',
    edits: [
      {
        file: 'plugins/wake/client/answerTaps.ts',
        find: '.then(() => find()?.click())',
        replace: '.then(() => {})',
      },
    ],
    caughtBy: 'browser asleep-taps',
  },
  {
    id: 'wake-press-replaced',
    why: 'a press is repeated on an element that React has replaced, which follows its address',
    edits: [
      {
        file: 'plugins/wake/client/answerTaps.ts',
        find: '.then(() => find()?.click())',
        replace: '.then(() => button.click())',
      },
    ],
    caughtBy: 'browser asleep-taps',
  },
  {
    id: 'wake-focus-lost',
    why: 'the focus is lost when React replaces the element that has it',
    edits: [{file: 'plugins/wake/client/entry.ts', find: 'keepFocus();\n', replace: ''}],
    caughtBy: 'browser asleep-taps',
  },
  {
    id: 'wake-menu-forgets',
    why: 'the menu goes back to the docs sidebar when React comes',
    edits: [
      {
        file: 'plugins/wake/client/menu.ts',
        find: 'if (isMain) find(',
        replace: 'if (!menu) find(',
      },
    ],
    caughtBy: 'browser asleep-taps',
  },
  {
    id: 'wake-menu-stays',
    why: 'two menus lie over each other once React is there',
    edits: [
      {
        file: 'plugins/wake/client/menu.ts',
        find: '  menu.remove();\n  menu = undefined;\n  [',
        replace: '  menu = undefined;\n  [',
      },
    ],
    caughtBy: 'browser asleep-taps',
  },
  {
    id: 'wake-color-forgotten',
    why: 'a color that was chosen before React is not kept',
    edits: [
      {
        file: 'src/client/colorMode.ts',
        find: '    localStorage.setItem(COLOR_MODE.key, mode);\n',
        replace: '',
      },
    ],
    caughtBy: 'browser asleep-taps',
  },
  {
    id: 'wake-letters-lost',
    why: 'what was typed before the search window came is lost',
    edits: [
      {
        file: 'plugins/search/client/dialog/SearchDialog.tsx',
        find: 'useState(textSoFar)',
        replace: "useState('')",
      },
    ],
    caughtBy: 'browser asleep-taps',
  },
  {
    id: 'wake-contents-empty',
    why: 'the table of contents of a phone opens empty before React',
    edits: [{file: 'src/client/fillContents.ts', find: 'if (fold) fill(fold);', replace: ''}],
    caughtBy: 'browser asleep-taps',
  },
  {
    id: 'wake-skip-to-sidebar',
    why: 'before React the link that skips the navigation leads to the sidebar',
    edits: [{file: 'plugins/index.ts', find: "    'skipToContent',\n", replace: ''}],
    caughtBy: 'browser asleep-taps',
  },
  {
    id: 'wake-failure-silent',
    why: 'a press whose script does not come changes nothing and says nothing',
    edits: [{file: 'docusaurus.config.ts', find: "    'tellWakeFailure',\n", replace: ''}],
    caughtBy: 'browser asleep-taps',
  },
];
