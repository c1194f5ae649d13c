/** Collects what a component sees. Equal renders in a row count once. */
export function createRenderLog() {
  const rows: {event: string; cells: string[]}[] = [];
  let event = '';
  let last: string | undefined;
  return {
    rows,
    /** Say what you are about to do. */
    next(name: string) {
      event = name;
      last = undefined;
    },
    /** Call it while rendering. */
    seen(...cells: string[]) {
      if (cells.join('|') === last) return;
      last = cells.join('|');
      rows.push({event, cells});
    },
  };
}

const FLAGS = [
  'isUninitialized',
  'isLoading',
  'isFetching',
  'isSuccess',
  'isError',
  'hasNextPage',
  'hasPreviousPage',
  'isFetchingNextPage',
  'isFetchingPreviousPage',
  'isFetchNextPageError',
  'isFetchPreviousPageError',
];

/** The names of the flags that are true. */
export function trueFlags(result: object): string[] {
  const values = new Map<string, unknown>(Object.entries(result));
  return FLAGS.filter((flag) => values.get(flag) === true);
}
