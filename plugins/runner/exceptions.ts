/** Programs that do not run in the page, each with the reason. */
export const exceptions: Record<string, string> = {
  'rtk-query/usage/conditional-fetching/skipTypes.tsx': 'it is about types, and shows nothing',
  'rtk-query/usage/code-generation/generate.ts': 'Node only: it reads and writes files',
};

/** Programs that print something else in the page, each with the reason. */
export const differences: Record<string, string> = {
  'rtk-query/usage/automated-refetching/payOne.ts': 'the requests in the recording are in the Network tab',
  'rtk-query/usage/automated-refetching/closedInvoice.ts':
    'the requests in the recording are in the Network tab',
  'rtk-query/usage/automated-refetching/whatRefetches.ts':
    'the requests in the recording are in the Network tab',
  'rtk-query/usage/manual-cache-updates/renameFails.ts': 'the server refuses when the reader says so',
};
