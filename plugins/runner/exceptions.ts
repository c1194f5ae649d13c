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

/** Recordings of `recordOutput` that are no program's, by the path of the output or of its folder, each with the reason. */
export const recordings: Record<string, string> = {
  'api/other-exports/openDesk.production.output.txt': 'of a production build; the page runs the other one',
  'introduction/getting-started/production.output.txt': 'of a production build',
  'rtk-query/api/created-api/endpoints/subscriptions.output.txt': 'it takes two minutes of a fake clock',
  'rtk-query/overview/lifetime.output.txt': 'it takes six minutes of a fake clock',
  'rtk-query/usage/error-handling/rejectedActions.output.txt':
    'the sample is a middleware; its test dispatches the actions',
  tutorials: 'the console of a whole app after clicks; its component runs in the page',
};
