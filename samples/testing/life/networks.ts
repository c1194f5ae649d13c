import networks from './networks.json';

/** The server of a page that its programs ask: the export of the page's `handlers.ts` that makes its handlers. */
export const NETWORKS: Record<string, string> = networks;

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
