/**
 * Signatures and types of the reference, and what keeps them readable and true.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const reference = [
  {
    id: 'type-arguments-swapped',
    why: 'a signature has its type arguments in another order than the library',
    edits: [
      {
        file: 'plugins/api-reference/readable/asyncThunk.ts',
        find: 'createAsyncThunk: <Returned, ThunkArg = void,',
        replace: 'createAsyncThunk: <ThunkArg, Returned = void,',
      },
    ],
    caughtBy: 'types',
  },
  {
    id: 'type-argument-default',
    why: 'a signature states another default of a type argument than the library has',
    edits: [
      {
        file: 'plugins/api-reference/readable/listener.ts',
        find: 'StateType = unknown,',
        replace: 'StateType = string,',
      },
    ],
    caughtBy: 'types',
  },
  {
    id: 'type-argument-renamed',
    why: 'a signature gives a type argument another name than an editor shows',
    edits: [
      {
        file: 'plugins/api-reference/readable/listener.ts',
        find: '    ExtraArgument = unknown,\n  >(\n    options?: CreateListenerMiddlewareOptions<ExtraArgument>,\n  ) => ListenerMiddlewareInstance<StateType, DispatchType, ExtraArgument>;',
        replace:
          '    Extra = unknown,\n  >(\n    options?: CreateListenerMiddlewareOptions<Extra>,\n  ) => ListenerMiddlewareInstance<StateType, DispatchType, Extra>;',
      },
    ],
    caughtBy: 'unit plugins/api-reference/readable',
  },
  {
    id: 'parameter-forgotten',
    why: 'a signature leaves out a parameter of the library',
    edits: [
      {
        file: 'plugins/api-reference/readable/hooks.ts',
        find: '  trigger: (arg: QueryArg, preferCacheValue?: boolean)',
        replace: '  trigger: (arg: QueryArg)',
      },
    ],
    caughtBy: 'types',
  },
  {
    id: 'cell-lies',
    why: 'a table gives a member another type than the library does',
    edits: [
      {
        file: 'plugins/api-reference/readable/endpoints.ts',
        find: 'export interface QueryPromise<Definition extends AnyQuery, ResultType, QueryArg> {\n  unwrap: () => Promise<ResultType>;',
        replace:
          'export interface QueryPromise<Definition extends AnyQuery, ResultType, QueryArg> {\n  unwrap: () => Promise<ResultType | undefined>;',
      },
    ],
    caughtBy: 'types',
  },
  {
    id: 'unproven',
    why: 'a wording that nothing compares with the library is shown',
    edits: [
      {
        file: 'plugins/api-reference/readable/store.proof.ts',
        find: '  Proven<Unlike<DevToolsEnhancerOptions, DevToolsOptions>>,\n',
        replace: '',
      },
    ],
    caughtBy: 'unit plugins/api-reference/library/readReadable',
  },
  {
    id: 'method-compared-loosely',
    why: 'a wording is written as a method, whose parameters the compiler hardly compares',
    edits: [
      {
        file: 'plugins/api-reference/library/readReadable.ts',
        find: 'if (!ts.isPropertySignature(member) || !member.type)',
        replace: 'if (!ts.isPropertySignature(member) || !member.type) continue;\n    if (!member.type)',
      },
    ],
    caughtBy: 'unit plugins/api-reference/library/readReadable',
  },
  {
    id: 'type-says-nothing',
    why: 'a table shows a type that is cut short, any, or a name that nothing explains',
    edits: [
      {
        file: 'plugins/api-reference/pages/apiTable.ts',
        find: 'problems.push(...checkTypes(of!, described, members, wordings, entries));',
        replace: 'void checkTypes;',
      },
    ],
    caughtBy: 'unit plugins/api-reference/drift',
  },
  {
    id: 'wording-missing',
    why: 'a member that has no wording for people is shown cut short',
    edits: [
      {
        file: 'plugins/api-reference/readable/store.ts',
        find: '  preloadedState?: PreloadedState;\n',
        replace: '',
      },
    ],
    caughtBy: 'build',
  },
  {
    id: 'undefined-left-out',
    why: 'a result does not say that a member may be undefined',
    edits: [
      {
        file: 'plugins/api-reference/pages/apiTable.ts',
        find: 'isResult && member!.optional ? withUndefined(text) : text',
        replace: 'isResult && !member ? withUndefined(text) : text',
      },
    ],
    caughtBy: 'unit plugins/api-reference/render',
  },
  {
    id: 'optional-unmarked',
    why: 'tables mark only some of their rows as required or optional',
    edits: [
      {
        file: 'plugins/api-reference/pages/apiTable.ts',
        find: "if (!isResult) children.push(text(' '), mark(optional ? 'optional' : 'required'));",
        replace: "if (!isResult && !optional) children.push(text(' '), mark('required'));",
      },
    ],
    caughtBy: 'pages reference',
  },
  {
    id: 'signature-unlinked',
    why: 'the names in a signature lead nowhere',
    edits: [
      {
        file: 'plugins/code-blocks/BlockFactory.ts',
        find: 'return fence.signature ? this.withLinks(block, fence.code) : block;',
        replace: 'return block;',
      },
    ],
    caughtBy: 'pages reference',
  },
  {
    id: 'word-unexplained',
    why: 'a signature uses a name for a type of the reader that no page explains',
    edits: [
      {
        file: 'docs/rtk-query/usage-with-typescript.mdx',
        find: '| `QueryArg` | the argument of an endpoint |\n',
        replace: '',
      },
    ],
    caughtBy: 'unit tests/content/reference',
  },
  {
    id: 'process-not-mentioned',
    why: 'a message that a browser without a global process never prints looks like any other',
    edits: [
      {
        file: 'plugins/api-reference/library/sourceMessages.ts',
        find: '/typeof process !== [\'"]undefined[\'"] &&/',
        replace: '/typeof window/',
      },
    ],
    caughtBy: 'unit plugins/api-reference',
  },
  {
    id: 'popup-whole-first',
    why: 'a popup shows a screenful of type at once',
    edits: [
      {
        file: 'plugins/code-blocks/types/popupHtml.ts',
        find: 'const short = shortenType(type);',
        replace: 'const short = shortenType("");',
      },
    ],
    caughtBy: 'unit plugins/code-blocks/types',
  },
  {
    id: 'popup-fold-unreachable',
    why: 'the whole type of a popup cannot be opened by keyboard',
    edits: [
      {
        file: 'plugins/code-blocks/client/typePopup.ts',
        find: "'summary, a:not",
        replace: "'a:not",
      },
    ],
    caughtBy: 'browser code-types',
  },
  {
    id: 'exact-type-searched',
    why: 'search finds options by types that nobody reads',
    edits: [
      {
        file: 'plugins/search/records/readSections.ts',
        find: '.hash-link, .api-full-type, ',
        replace: '.hash-link, ',
      },
    ],
    caughtBy: 'unit plugins/search/records',
  },
];
