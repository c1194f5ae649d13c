/**
 * What one engine alone forbids or lacks: the tests in Chromium have nothing to say about these.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const engines = [
  {
    id: 'copy-after-fetch',
    why: 'Safari refuses to copy a page: by the time its text is there, the press is forgotten',
    edits: [
      {
        file: 'plugins/markdown-pages/client/copyText.ts',
        find: "if (typeof ClipboardItem === 'undefined')",
        replace: "if (typeof ClipboardItem !== 'undefined')",
      },
    ],
    caughtBy: 'engines webkit copy.spec',
  },
  {
    id: 'escape-while-search-opens',
    why: 'in Safari, Escape is lost while the search window takes the place of its stand-in',
    edits: [
      {
        file: 'plugins/search/client/standIn.ts',
        find: "if (event.key === 'Escape' && !event.isComposing) closeStandIn();",
        replace: '',
      },
    ],
    caughtBy: 'engines webkit search.spec',
  },
  {
    id: 'file-tab-ring',
    why: 'in Safari nothing shows which file tab has the focus after an arrow key',
    edits: [
      {
        file: 'plugins/code-blocks/styles.css',
        find: '.code-files > input:focus-visible + label,\n.navigation-with-keyboard .code-files > input:focus + label {',
        replace: '.code-files > input:focus-visible + label {',
      },
    ],
    caughtBy: 'engines webkit tabs.spec',
  },
  {
    id: 'scroll-if-needed',
    why: 'the search breaks in Firefox, which lacks a method that the others have',
    edits: [
      {
        file: 'plugins/search/client/dialog/ResultList.tsx',
        find: "document.getElementById(entryId(id, active))?.scrollIntoView({block: 'nearest'});",
        replace:
          'const entry = document.getElementById(entryId(id, active)) as {scrollIntoViewIfNeeded?(): void} | null;\n    entry?.scrollIntoViewIfNeeded!();',
      },
    ],
    caughtBy: 'engines firefox search.spec',
  },
  {
    id: 'hero-waits',
    why: 'in Firefox, which has no `rel=expect`, the words of the landing page move when its sample arrives',
    edits: [
      {
        file: 'src/components/landing/Hero.late.module.css',
        find: '    padding-block-start: clamp(5rem, 22.5vw - 9rem, 9rem);',
        replace: '    align-self: center;',
      },
    ],
    caughtBy: 'engines firefox render.spec',
  },
  {
    id: 'code-turned-round',
    why: 'on a page translated into Arabic, code is written from right to left',
    edits: [
      {
        file: 'plugins/code-blocks/styles.css',
        find: '  direction: ltr;\n  unicode-bidi: isolate;',
        replace: '',
      },
    ],
    caughtBy: 'engines chromium render.spec',
  },
  {
    id: 'script-too-new',
    why: 'a script calls what a supported browser does not have',
    edits: [
      {
        file: 'src/client/markKeyboard.ts',
        find: 'document.body.classList.add(className);',
        replace:
          'document.body.classList.toggle(className, (key as string & {isWellFormed(): boolean}).isWellFormed());',
      },
    ],
    caughtBy: 'pages supported-browsers',
  },
  {
    id: 'style-too-new',
    why: 'a style needs what a supported browser does not have',
    edits: [
      {
        file: 'src/css/tables.css',
        find: '  max-width: 100%;\n  margin: 1.5rem 0;',
        replace: '  max-width: 100%;\n  content-visibility: auto;\n  margin: 1.5rem 0;',
      },
    ],
    caughtBy: 'pages supported-browsers',
  },
];
