/** The server of a page that its programs ask: the export of the page's `handlers.ts` that makes its handlers. */
export const NETWORKS: Record<string, string> = {
  'api/createAsyncThunk': 'handlers',
  'rtk-query/api/createApi': 'libraryServer',
  'rtk-query/api/created-api/api-slice-utils': 'boxOffice',
  'rtk-query/api/created-api/code-splitting': 'cityHall',
  'rtk-query/api/created-api/endpoints': 'makeBank',
  'rtk-query/api/created-api/overview': 'observatory',
  'rtk-query/api/created-api/redux-integration': 'handlers',
  'rtk-query/api/fetchBaseQuery': 'failures',
  'rtk-query/usage/automated-refetching': 'invoiceServer',
  'rtk-query/usage/cache-behavior': 'museumServer',
  'rtk-query/usage/manual-cache-updates': 'setlistServer',
  'rtk-query/usage/mutations': 'fakeNursery',
  'rtk-query/usage/pagination': 'quakeServer',
  'rtk-query/usage/queries': 'fakeArchive',
  'rtk-query/usage/usage-without-react-hooks': 'airServer',
  'rtk-query/comparison': 'weatherService',
  'tutorials/overview': 'ferryServer',
};

/** Calls that export, whatever it takes and returns: a log, a list, an object with handlers. */
export function handlersOf(module: object, name: string): never[] {
  const make = (module as Record<string, unknown>)[name];
  const log = Object.assign(() => {}, {push: () => 0});
  const made: unknown =
    typeof make === 'function'
      ? (make as (log: unknown) => unknown)(log)
      : make;
  const {handlers, handler} = made as {
    handlers?: unknown;
    handler?: unknown;
  };
  return [handlers ?? handler ?? made].flat() as never[];
}
