/** Exports that readers need not know, each with a reason. An entry that the library no longer exports fails the build. */
export const internal: Record<string, string> = {
  __DO_NOT_USE__ActionTypes: 'the private action types of Redux; its name says so',
  _NEVER:
    'a brand that lets the types of `fakeBaseQuery` forbid `query`; exported so that declarations resolve',
  Actions: 'deprecated by the library, left over from the object notation of reducers',
  CaseReducers: 'deprecated by the library, left over from the object notation of reducers',
  formatProdErrorMessage:
    'shared between the entry points; its codes are documented, calling it is of no use',
  TSHelpersExtractDispatchExtensions: 'a helper the typings of the React entry point need',
  TSHelpersId: 'a helper the typings of the React entry point need',
  TSHelpersOverride: 'a helper the typings of the React entry point need',
};
