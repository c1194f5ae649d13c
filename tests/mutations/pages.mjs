/**
 * What every page has: its head, its weight, its looks, and the files beside it.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const pages = [
  {
    id: 'contents-shallow',
    why: 'the table of contents leaves out the headings of level 3',
    edits: [{file: 'docusaurus.config.ts', find: 'maxHeadingLevel: 3', replace: 'maxHeadingLevel: 2'}],
    caughtBy: 'pages docs-page',
  },
  {
    id: 'breadcrumbs-gone',
    why: 'a page does not say where it is',
    edits: [{file: 'docusaurus.config.ts', find: 'breadcrumbs: true', replace: 'breadcrumbs: false'}],
    caughtBy: 'pages docs-page',
  },
  {
    id: 'title-delimiter',
    why: 'titles in search engines and tabs change',
    edits: [{file: 'docusaurus.config.ts', find: "titleDelimiter: '|'", replace: "titleDelimiter: '-'"}],
    caughtBy: 'pages metadata',
  },
  {
    id: 'structured-data-empty',
    why: 'search engines get no trail of breadcrumbs',
    edits: [
      {
        file: 'src/theme/DocBreadcrumbs/StructuredData/index.tsx',
        find: 'breadcrumbs={[home, ...breadcrumbs]}',
        replace: 'breadcrumbs={[]}',
      },
    ],
    caughtBy: 'pages metadata',
  },
  {
    id: 'sitemap-with-search',
    why: 'the sitemap lists the search page',
    edits: [
      {file: 'plugins/sitemap/index.ts', find: "ignorePatterns: ['/search']", replace: 'ignorePatterns: []'},
    ],
    caughtBy: 'pages routes',
  },
  {
    id: 'version-renamed',
    why: 'the stored version of earlier visits names nothing any more',
    edits: [{file: 'docusaurus.config.ts', find: "label: 'Next'", replace: "label: 'Current'"}],
    caughtBy: 'pages versions',
  },
  {
    id: 'markdown-without-title',
    why: 'the Markdown of a page has no heading',
    edits: [{file: 'plugins/markdown-pages/pageFile.ts', find: '# ${title}\\n\\n', replace: ''}],
    caughtBy: 'pages markdown',
  },
  {
    id: 'markdown-reason-swapped',
    why: 'Copy page names the wrong reason when it fails',
    edits: [
      {
        file: 'plugins/markdown-pages/client/copyText.ts',
        find: "=== undefined ? 'unreachable' : 'refused'",
        replace: "=== undefined ? 'refused' : 'unreachable'",
      },
    ],
    caughtBy: 'browser copy-page',
  },
  {
    id: 'llms-without-pages',
    why: 'llms.txt names addresses that are not there',
    edits: [{file: 'plugins/markdown-pages/llms.ts', find: '](${url}.md): ', replace: '](${url}): '}],
    caughtBy: 'pages markdown',
  },
  {
    id: 'late-banner',
    why: 'a script moves the page after it was painted',
    edits: [
      {
        file: 'src/client/markKeyboard.ts',
        find: "  document.addEventListener('mousedown'",
        replace: "  document.body.prepend('Late');\n  document.addEventListener('mousedown'",
      },
    ],
    caughtBy: 'browser every-page',
  },
  {
    id: 'tables-overflow',
    why: 'a wide table makes a whole page scroll sideways on a phone',
    edits: [{file: 'src/css/tables.css', find: 'overflow-x: auto;', replace: 'overflow-x: visible;'}],
    caughtBy: 'browser every-page',
  },
  {
    id: 'tables-stop-tab',
    why: 'Tab stops at every table, although nothing scrolls there',
    edits: [
      {
        file: 'plugins/tables/client/tabStops.ts',
        find: "target.removeAttribute('tabindex');",
        replace: "target.setAttribute('tabindex', '0');",
      },
    ],
    caughtBy: 'browser tables',
  },
  {
    id: 'pale-in-light',
    why: 'quiet text cannot be read in light mode',
    edits: [
      {
        file: 'src/css/tokens.css',
        find: '--color-text-muted: #5c566e;',
        replace: '--color-text-muted: #a9a5b4;',
      },
    ],
    caughtBy: 'browser every-page',
  },
  {
    id: 'dark-in-dark',
    why: 'quiet text cannot be read in dark mode',
    edits: [
      {
        file: 'src/css/tokens.css',
        find: '--color-text-muted: #aca4c0;',
        replace: '--color-text-muted: #4c4660;',
      },
    ],
    caughtBy: 'browser every-page',
  },
  {
    id: 'links-by-color-alone',
    why: 'links in the text differ from it by color alone',
    edits: [
      {
        file: 'src/css/article.css',
        find: '  text-decoration: underline;\n  text-decoration-thickness: 1px;',
        replace: '  text-decoration: none;\n  text-decoration-thickness: 1px;',
      },
    ],
    caughtBy: 'browser every-page',
  },
  {
    id: 'nameless-picture',
    why: 'a picture of the dark mode has no text',
    edits: [
      {
        file: 'src/components/Figure.tsx',
        find: '<img {...picture} src={`${address}#dark`}',
        replace: '<img {...picture} alt={undefined} src={`${address}#dark`}',
      },
    ],
    caughtBy: 'browser every-page',
  },
  {
    id: 'every-link-fetched',
    why: 'a page loads every page whose link is on screen',
    edits: [
      {
        file: 'plugins/static-articles/client/prefetchOnIntent.ts',
        find: 'isNextPage(path) && preload(path)',
        replace: 'preload(path)',
      },
    ],
    caughtBy: 'browser every-page',
  },
  {
    id: 'uncompressed',
    why: 'nothing is compressed ahead, so pages weigh several times as much',
    edits: [{file: 'plugins/precompress/index.ts', find: 'MINIMUM = 1024', replace: 'MINIMUM = 1e9'}],
    caughtBy: 'browser every-page',
  },
  {
    id: 'blank-without-script',
    why: 'a page cannot be read before, or without, its script',
    edits: [
      {
        file: 'src/css/base.css',
        find: 'body {',
        replace: "html[data-has-hydrated='false'] article {\n  visibility: hidden;\n}\n\nbody {",
      },
    ],
    caughtBy: 'browser without-script',
  },
  {
    id: 'always-light-without-script',
    why: 'without script a dark system gets a light page',
    edits: [
      {
        file: 'plugins/light-styles/systemDark.ts',
        find: "return rules.length === 0 ? ''",
        replace: "return rules.length >= 0 ? ''",
      },
    ],
    caughtBy: 'browser without-script',
  },
  {
    id: 'types-at-the-root',
    why: 'a site below another address does not find its types',
    edits: [
      {
        file: 'plugins/code-blocks/client/fetchTypes.ts',
        find: '`${__webpack_public_path__}assets/types/',
        replace: '`/assets/types/',
      },
    ],
    caughtBy: 'browser sub-path',
  },
  {
    id: 'badge-at-the-root',
    why: 'a site below another address asks for a picture outside it',
    edits: [
      {
        file: 'docusaurus.config.ts',
        find: 'src="${baseUrl}img/hosting-badge.svg"',
        replace: 'src="/img/hosting-badge.svg"',
      },
    ],
    caughtBy: 'sub-path',
  },
  {
    id: 'foreign-script',
    why: 'every page asks somebody else for a script',
    edits: [
      {
        file: 'docusaurus.config.ts',
        find: "{tagName: 'meta', attributes: {name: 'theme-color', content: '#764abc'}},",
        replace: "{tagName: 'script', attributes: {src: 'https://cdn.example/x.js', async: 'true'}},",
      },
    ],
    caughtBy: 'browser footer',
  },
  {
    id: 'printed-button',
    why: 'the copy button is on paper',
    edits: [
      {
        file: 'plugins/markdown-pages/client/copyPage.css',
        find: '@media print {\n  .copy-page {\n    display: none;\n  }\n}',
        replace: '',
      },
    ],
    caughtBy: 'browser docs-page.spec',
  },
  {
    id: 'head-both',
    why: 'tags of the page that the reader has left stay in the head',
    edits: [
      {
        file: 'plugins/docusaurus-internals/replacements/helmet.ts',
        find: '  for (const element of old) element.remove();\n',
        replace: '',
      },
    ],
    caughtBy: 'unit plugins/docusaurus-internals/replacements/helmet',
  },
  {
    id: 'head-first-wins',
    why: 'what the site says by default wins over what a page says about itself',
    edits: [
      {
        file: 'plugins/docusaurus-internals/replacements/helmet.ts',
        find: "propsOf('title').at(-1)",
        replace: "propsOf('title').at(0)",
      },
    ],
    caughtBy: 'unit plugins/docusaurus-internals/replacements/helmet',
  },
];
