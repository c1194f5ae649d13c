/**
 * The frame of the site and the ways through it.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const navigation = [
  {
    id: 'fragment-crashes',
    why: 'a fragment that cannot be decoded crashes the page',
    edits: [{file: 'docusaurus.config.ts', find: "    'repairFragment',\n", replace: ''}],
    caughtBy: 'browser targets',
  },
  {
    id: 'navbar-left',
    why: 'the items of the navigation stand at the wrong end',
    edits: [
      {
        file: 'docusaurus.config.ts',
        find: "position: 'right' as const",
        replace: "position: 'left' as const",
      },
    ],
    caughtBy: 'browser navbar',
  },
  {
    id: 'navbar-stays',
    why: 'the navigation covers the text while a reader scrolls down',
    edits: [{file: 'docusaurus.config.ts', find: 'hideOnScroll: true', replace: 'hideOnScroll: false'}],
    caughtBy: 'browser navbar',
  },
  {
    id: 'footer-years',
    why: 'the copyright names other years',
    edits: [{file: 'docusaurus.config.ts', find: '© 2015–2022 Dan', replace: '© 2015–2023 Dan'}],
    caughtBy: 'browser footer',
  },
  {
    id: 'announcement-for-ever',
    why: 'the announcement cannot be closed',
    edits: [{file: 'docusaurus.config.ts', find: 'isCloseable: true', replace: 'isCloseable: false'}],
    caughtBy: 'browser announcement',
  },
  {
    id: 'announcement-once',
    why: 'who closed one announcement never sees the next',
    edits: [
      {
        file: 'src/client/showNewAnnouncement.ts',
        find: "ANNOUNCEMENT_DISMISSED, 'false'",
        replace: "ANNOUNCEMENT_DISMISSED, 'true'",
      },
    ],
    caughtBy: 'browser announcement',
  },
  {
    id: 'analytics-off',
    why: 'a configured analytics id has no effect',
    edits: [{file: 'docusaurus.config.ts', find: '...(gtag && {gtag}),', replace: ''}],
    caughtBy: 'browser analytics',
  },
  {
    id: 'wrong-address-silent',
    why: 'a site under the wrong address shows a blank page without a reason',
    edits: [
      {
        file: 'docusaurus.config.ts',
        find: 'noIndex: false,',
        replace: 'noIndex: false,\n  baseUrlIssueBanner: false,',
      },
    ],
    caughtBy: 'browser base-url',
  },
  {
    id: 'color-system-ignored',
    why: 'the color mode of the system is ignored',
    edits: [
      {
        file: 'docusaurus.config.ts',
        find: 'respectPrefersColorScheme: true',
        replace: 'respectPrefersColorScheme: false',
      },
    ],
    caughtBy: 'browser color-mode',
  },
  {
    id: 'color-toggle-stuck',
    why: 'the button for the color mode changes nothing',
    edits: [
      {
        file: 'src/client/colorMode.ts',
        find: "mode === 'dark' ? 'light' : 'dark'",
        replace: "mode === 'dark' ? 'dark' : 'light'",
      },
    ],
    caughtBy: 'browser color-mode',
  },
  {
    id: 'keyboard-unmarked',
    why: 'the focus of a reader without a mouse is not marked',
    edits: [{file: 'src/client/markKeyboard.ts', find: "key === 'Tab'", replace: "key === 'F2'"}],
    caughtBy: 'browser keyboard',
  },
  {
    id: 'menu-button-gone',
    why: 'there is no menu on a phone',
    edits: [
      {file: 'src/css/navbar.css', find: '.navbar__toggle {', replace: '.navbar__toggle {\n  display: none;'},
    ],
    caughtBy: 'browser mobile-menu',
  },
  {
    id: 'sidebar-short',
    why: 'a category of the sidebar shows one page for ever',
    edits: [
      {
        file: 'plugins/static-articles/client/loadSidebarOnIntent.ts',
        find: '.closest(PLACES)) loadSidebar();',
        replace: '.closest(PLACES)) return;',
      },
    ],
    caughtBy: 'browser sidebar',
  },
  {
    id: 'hash-behind-navbar',
    why: 'a heading that a link leads to is hidden behind the navigation',
    edits: [
      {
        file: 'src/css/base.css',
        find: 'scroll-margin-top: calc(var(--ifm-navbar-height) + 1.25rem)',
        replace: 'scroll-margin-top: 0',
      },
    ],
    caughtBy: 'browser scrolling',
  },
  {
    id: 'html-suffix-unknown',
    why: 'a page opened by the name of its file comes without its script',
    edits: [
      {file: 'src/client/stripHtml.ts', find: 'if (stripped !== pathname)', replace: "if (pathname === '')"},
    ],
    caughtBy: 'browser html-suffix',
  },
  {
    id: 'html-suffix-not-found',
    why: 'a host that knows only clean addresses shows the not-found page for others',
    edits: [{file: 'src/client/stripHtml.ts', find: "'[data-not-found]'", replace: "'[data-nothing]'"}],
    caughtBy: 'browser html-suffix',
  },
  {
    id: 'inside-links-by-script',
    why: 'each click on a link inside the page is another step in the history',
    edits: [
      {
        file: 'plugins/static-articles/browser/LoadedArticle.tsx',
        find: 'if (!link || staysOnPage(link)) return;',
        replace: 'if (!link) return;',
      },
    ],
    caughtBy: 'browser targets',
  },
  {
    id: 'no-target-on-arrival',
    why: 'the row that a link or a search leads to is not marked',
    edits: [{file: 'src/client/markTarget.ts', find: 'window.location.replace(hash);', replace: 'return;'}],
    caughtBy: 'browser targets',
  },
  {
    id: 'nearest-pages-gone',
    why: 'the not-found page offers nothing',
    edits: [
      {
        file: 'src/theme/NotFound/Content/index.tsx',
        find: 'isBrowser ? nearestPages(pathname, pages) : []',
        replace: 'isBrowser ? nearestPages(pathname, []) : []',
      },
    ],
    caughtBy: 'browser routes',
  },
  {
    id: 'article-lost-on-return',
    why: 'a page that a reader comes back to is empty',
    edits: [{file: 'plugins/static-articles/browser/loadArticle.ts', find: 'holder = element;', replace: ''}],
    caughtBy: 'browser come-back',
  },
  {
    id: 'old-page-rendered-again',
    why: 'the old page is rendered for nothing while the next one loads',
    edits: [
      {
        file: 'plugins/static-articles/browser/freezeWhilePending.tsx',
        find: '[location, route],',
        replace: '[location, route, props],',
      },
    ],
    caughtBy: 'browser loading-page',
  },
  {
    id: 'empty-between-pages',
    why: 'of two pages asked for at once the first shows an empty page',
    edits: [
      {
        file: 'plugins/static-articles/browser/routes.ts',
        find: 'component.load().then(untilAsked)',
        replace: 'component.load()',
      },
    ],
    caughtBy: 'browser loading-page',
  },
  {
    id: 'nothing-ahead',
    why: 'pointing at a link loads nothing, so that every click waits',
    edits: [
      {
        file: 'plugins/static-articles/client/prefetchOnIntent.ts',
        find: 'const loading = stock.preload(path);',
        replace: 'const loading = undefined as Promise<unknown> | undefined;',
      },
    ],
    caughtBy: 'browser prefetch',
  },
  {
    id: 'progress-hidden',
    why: 'nothing says that the next page is on its way',
    edits: [
      {
        file: 'src/css/base.css',
        find: 'body {',
        replace: '#nprogress {\n  display: none;\n}\n\nbody {',
      },
    ],
    caughtBy: 'browser progress-bar',
  },
  {
    id: 'reload-for-ever',
    why: 'a page whose files are gone is reloaded without end',
    edits: [
      {
        file: 'src/client/recoverAfterDeploy.ts',
        find: 'sessionStorage.getItem(MARK) === address || ',
        replace: '',
      },
    ],
    caughtBy: 'browser faults',
  },
  {
    id: 'retry-while-offline',
    why: 'Retry replaces the page by the browser’s own error while the reader is offline',
    edits: [
      {
        file: 'src/client/retryLoading.ts',
        find: 'return; // Still offline',
        replace: '// Still offline',
      },
    ],
    caughtBy: 'browser load-failure',
  },
  {
    id: 'failure-unseen',
    why: 'the first page says nothing when its scripts do not come',
    edits: [{file: 'src/client/surviveLoadFailure.ts', find: 'showLoadFailure(error);', replace: ''}],
    caughtBy: 'browser load-failure',
  },
  {
    id: 'crash-unexplained',
    why: 'a page that throws is blank, without the error and a second try',
    edits: [
      {
        file: 'src/theme/ErrorPageContent/index.tsx',
        find: null,
        replace: 'export default function ErrorPageContent() {\n  return null;\n}\n',
      },
    ],
    caughtBy: 'browser crash',
  },
  {
    id: 'storage-needed',
    why: 'a browser without session storage stops the site',
    edits: [
      {
        file: 'src/client/recoverAfterDeploy.ts',
        find: 'if (previousLocation) return;',
        replace: 'if (previousLocation || sessionStorage.getItem(NOTE)) return;',
      },
    ],
    caughtBy: 'browser storage-blocked',
  },
];
