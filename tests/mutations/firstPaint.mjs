/**
 * The first screen of a page, and what is left for later.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const firstPaint = [
  {
    id: 'paint-waits-for-nothing',
    why: 'a page is painted before its first screen has arrived',
    edits: [{file: 'plugins/first-paint/paintEarly.ts', find: 'rel=expect', replace: 'rel=author'}],
    caughtBy: 'pages first-paint',
  },
  {
    id: 'all-at-once',
    why: 'the whole page is laid out before its first screen is painted',
    edits: [{file: 'plugins/first-paint/paintEarly.ts', find: '    STOP,\n', replace: ''}],
    caughtBy: 'pages first-paint',
  },
  {
    id: 'nothing-for-later',
    why: 'what is far below the first screen is laid out in the first seconds',
    edits: [{file: 'plugins/first-paint/later.ts', find: 'className="later"', replace: 'className="now"'}],
    caughtBy: 'browser later',
  },
  {
    id: 'later-after-reload',
    why: 'after a reload the page is not where the reader was',
    edits: [{file: 'plugins/first-paint/later.ts', find: 'performance.navigation.type||', replace: ''}],
    caughtBy: 'browser later',
  },
  {
    id: 'later-for-ever',
    why: 'what is far below has no size until somebody scrolls there',
    edits: [
      {
        file: 'plugins/first-paint/client/layOutRest.ts',
        find: '  await loaded();',
        replace: '  await new Promise(() => {});',
      },
    ],
    caughtBy: 'browser later',
  },
  {
    id: 'skipped-at-no-size',
    why: 'what is far from the screen loses its size, and the page jumps when it comes near',
    edits: [
      {
        file: 'plugins/first-paint/client/skipFar.ts',
        find: "      block.style.containIntrinsicSize = 'auto 9rem';\n",
        replace: '',
      },
    ],
    caughtBy: 'browser later',
  },
  {
    id: 'skipped-at-the-old-size',
    why: 'after a change of the language, a link to a part far below leads past it',
    edits: [
      {
        file: 'plugins/first-paint/client/skipFar.ts',
        find: "startsWith('data-tab-')",
        replace: "startsWith('data-none-')",
      },
    ],
    caughtBy: 'browser later',
  },
  {
    id: 'link-misses',
    why: 'a link leads to a wrong place while the page is not laid out',
    edits: [
      {
        file: 'plugins/first-paint/client/layOutRest.ts',
        find: 'of SIGNS)',
        replace: 'of [])',
      },
    ],
    caughtBy: 'browser later',
  },
  {
    id: 'block-moves',
    why: 'the lines and buttons of a block move while it arrives',
    edits: [{file: 'src/css/article.css', find: 'visibility: hidden', replace: 'visibility: visible'}],
    caughtBy: 'browser every-page',
  },
];
