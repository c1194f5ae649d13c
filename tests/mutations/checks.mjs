/**
 * The rules of the build, of the hosts and of the repository.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const checks = [
  {
    id: 'internals-other-lists',
    why: 'the lists that Docusaurus generates are read in another format than it writes',
    edits: [
      {
        file: 'plugins/docusaurus-internals/generatedLists.cjs',
        find: 'exact: true,\\s*sidebar',
        replace: 'sidebar',
      },
    ],
    caughtBy: 'unit plugins/docusaurus-internals',
  },
  {
    id: 'internals-export-missing',
    why: 'a replaced module lacks an export that Docusaurus imports',
    edits: [
      {
        file: 'plugins/docusaurus-internals/replacements/prism.ts',
        find: 'export const Highlight = () => null;\n',
        replace: '',
      },
    ],
    caughtBy: 'unit plugins/docusaurus-internals',
  },
  {
    id: 'internals-anywhere',
    why: 'any plugin may rely on internals of Docusaurus',
    edits: [
      {
        file: 'plugins/progress/index.ts',
        find: "import type {Plugin} from '@docusaurus/types';\n",
        replace: "import '@generated/registry';\nimport type {Plugin} from '@docusaurus/types';\n",
      },
    ],
    caughtBy: 'lint',
  },
  {
    id: 'stale-command',
    why: 'a document names a command that is gone',
    edits: [{file: 'package.json', find: '"homes": "docusaurus homes",', replace: ''}],
    caughtBy: 'unit tests/content/documents',
  },
  {
    id: 'undocumented-variable',
    why: 'an environment variable that the code reads is in no document',
    edits: [
      {file: 'tasks/serve.mjs', find: 'process.env.PORT ?? 3000', replace: 'process.env.SERVER_PORT ?? 3000'},
    ],
    caughtBy: 'unit tests/content/documents',
  },
  {
    id: 'plugin-not-listed',
    why: 'a plugin is missing in the list of plugins',
    edits: [{file: 'CONTRIBUTING.md', find: '| `precompress`', replace: '| precompress'}],
    caughtBy: 'unit tests/content/documents',
  },
  {
    id: 'broken-links-pass',
    why: 'a link to a page that does not exist is published',
    edits: [{file: 'docusaurus.config.ts', find: "onBrokenLinks: 'throw'", replace: "onBrokenLinks: 'warn'"}],
    caughtBy: 'unit tests/builds/buildRules',
  },
  {
    id: 'broken-anchors-pass',
    why: 'a link to a heading that does not exist is published',
    edits: [
      {file: 'docusaurus.config.ts', find: "onBrokenAnchors: 'throw'", replace: "onBrokenAnchors: 'warn'"},
    ],
    caughtBy: 'unit tests/builds/buildRules',
  },
  {
    id: 'markdown-links-silent',
    why: 'nobody is warned of a Markdown link to no file',
    edits: [
      {
        file: 'docusaurus.config.ts',
        find: "onBrokenMarkdownLinks: 'warn'",
        replace: "onBrokenMarkdownLinks: 'ignore'",
      },
    ],
    caughtBy: 'unit tests/builds/buildRules',
  },
  {
    id: 'raw-links-pass',
    why: 'a broken link in raw HTML is published',
    edits: [
      {
        file: 'plugins/link-check/index.ts',
        find: 'if (problems.length === 0) return;',
        replace: 'if (problems.length >= 0) return;',
      },
    ],
    caughtBy: 'unit tests/builds/linkCheck',
  },
  {
    id: 'link-to-nowhere',
    why: 'the landing page links to a page that does not exist',
    edits: [
      {
        file: 'src/components/landing/Readers.tsx',
        find: "to: '/usage/usage-guide'",
        replace: "to: '/usage/usage-guides'",
      },
    ],
    caughtBy: 'build',
  },
  {
    id: 'export-without-home',
    why: 'an export of the library is documented nowhere',
    edits: [
      {
        file: 'plugins/api-reference/coverage/homes.json',
        find: '  "AnyAction": "/api/other-exports#redux-types",\n',
        replace: '',
      },
    ],
    caughtBy: 'build',
  },
  {
    id: 'warnings-pass',
    why: 'a warning of the bundler does not stop the build',
    edits: [{file: 'plugins/strict-bundler/index.ts', find: 'stats.hasWarnings()', replace: 'false'}],
    caughtBy: 'unit tests/builds/buildRules',
  },
  {
    id: 'inline-style',
    why: 'a style that the content security policy refuses is published',
    edits: [
      {
        file: 'plugins/tables/rehypeTables.ts',
        find: "className: ['table-box'],",
        replace: "className: ['table-box'], style: 'max-width: 700px',",
      },
    ],
    caughtBy: 'build',
  },
  {
    id: 'header-forgotten',
    why: 'the configuration of a host lacks a header that the site asks for',
    edits: [
      {
        file: 'plugins/hosting/nginx.ts',
        find: 'const headers = Object.entries(securityHeaders(facts));',
        replace: 'const headers = Object.entries(securityHeaders(facts)).slice(1);',
      },
    ],
    caughtBy: 'unit plugins/hosting',
  },
  {
    id: 'framed-by-anybody',
    why: 'the pages may be framed by anybody, on every host',
    edits: [{file: 'plugins/hosting/headers.ts', find: "'X-Frame-Options': 'DENY',", replace: ''}],
    caughtBy: 'pages headers',
  },
  {
    id: 'server-version-told',
    why: 'every answer names the version of the server',
    edits: [{file: 'plugins/hosting/nginx.ts', find: '    server_tokens off;\n', replace: ''}],
    caughtBy: 'browser hosting',
  },
  {
    id: 'flood-unslowed',
    why: 'one address can flood the host',
    edits: [
      {
        file: 'plugins/hosting/nginx.ts',
        find: '    limit_req zone=requests burst=200 nodelay;\n',
        replace: '',
      },
    ],
    caughtBy: 'browser hosting',
  },
  {
    id: 'builds-differ',
    why: 'two builds of the same sources differ',
    edits: [
      {
        file: 'docusaurus.config.ts',
        find: "copyright: 'Copyright © 2015–2022 Dan",
        replace: "copyright: 'Copyright © 2015–2022 ' + Date.now() + ' Dan",
      },
    ],
    caughtBy: 'again',
  },
  {
    id: 'stale-types',
    why: 'what is remembered about a sample outlives an edit of it',
    edits: [
      {
        file: 'plugins/code-blocks/SampleProject.ts',
        find: 'return [file, sources, this.settings];',
        replace: 'return [file, Object.keys(sources), this.settings];',
      },
    ],
    caughtBy: 'again',
  },
  {
    id: 'types-wrong',
    why: 'code of the site does not compile',
    edits: [{file: 'src/client/retryLoading.ts', find: 'Promise<void>', replace: 'Promise<number>'}],
    caughtBy: 'types',
  },
  {
    id: 'loose-equality',
    why: 'the linter no longer checks the import boundaries',
    edits: [
      {file: 'src/client/stripHtml.ts', find: 'stripped !== pathname', replace: 'stripped != pathname'},
    ],
    caughtBy: 'lint',
  },
  {
    id: 'question-nowhere',
    why: 'a question belongs to a section that its page does not have',
    edits: [{file: 'docs/rtk-query/overview.questions.json', find: '"when-not"', replace: '"when-no"'}],
    caughtBy: 'pages questions',
  },
  {
    id: 'wall-crossed',
    why: 'what runs in the browser imports what builds the site',
    edits: [
      {
        file: 'src/client/retryLoading.ts',
        find: '/**\n * Reloads',
        replace: "import '../../plugins/search/mostRead';\n\n/**\n * Reloads",
      },
    ],
    caughtBy: 'lint',
  },
  {
    id: 'unformatted',
    why: 'a file is not as the formatter writes it',
    edits: [{file: 'src/css/base.css', find: 'body {', replace: 'body   {'}],
    caughtBy: 'format',
  },
  {
    id: 'swizzle-unexplained',
    why: 'a changed component of the theme does not say what it changes',
    edits: [{file: 'src/theme/MDXComponents.tsx', find: '// Change: authors', replace: '// Authors'}],
    caughtBy: 'unit tests/content/swizzles',
  },
  {
    id: 'version-range',
    why: 'a dependency is not locked to one version',
    edits: [{file: 'package.json', find: '"vite": "', replace: '"vite": "^'}],
    caughtBy: 'unit tests/content/packages',
  },
  {
    id: 'page-unlisted',
    why: 'a page stands in no sidebar',
    edits: [{file: 'sidebars.ts', find: "'tutorials/overview', ", replace: ''}],
    caughtBy: 'unit tests/content/routes',
  },
  {
    id: 'build-not-looked-at',
    why: 'a site that somebody changed or emptied counts as up to date',
    edits: [{file: 'tasks/upToDate.mjs', find: ' && record.site === (await this.#site())', replace: ''}],
    caughtBy: 'unit tasks/upToDate',
  },
  {
    id: 'unfinished-note',
    why: 'a note about unfinished work is published',
    edits: [{file: 'src/css/base.css', find: 'html {', replace: '/* TO' + 'DO: colors */\nhtml {'}],
    caughtBy: 'unit tests/content/repository',
  },
];
