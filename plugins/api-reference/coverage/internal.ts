/** Exports that readers need not know. Each costs a reason; one that the library drops must leave this list. */
export const internal: Record<string, string> = {
  __DO_NOT_USE__ActionTypes: 'the action types Redux keeps to itself; its name says so',
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
