/** What the page and its frame say to each other. */

/** A program as the frame gets it: compiled modules, and what they need. */
export interface RunData {
  /** Path of the module to run, below `samples/`. */
  entry: string;
  /** Compiled text of each module, by path below `samples/`. */
  modules: Record<string, string>;
  /** What each module's relative specifiers mean: `{'a/b.ts': {'./c': 'a/c.ts'}}`. */
  links: Record<string, Record<string, string>>;
  /** Packages that are imported, by name. */
  packages: string[];
  /** The module of the fake network and the export that makes its handlers. */
  network?: {module: string; name: string};
  /** The entry is a test that shows components; this is what it calls the one to show. */
  component?: string;
  /** The `index.css` beside the component: it looks as in its own project. */
  styles?: {file: string; text: string};
  /** What a reader can edit: paths of modules, the one on the page first. */
  files: string[];
  /** Names the files with the sources and the tests of the page, without their endings. */
  page: string;
  /** The modules were compiled from a reader's edits, so that lines are those of the editor. */
  edited?: true;
}

/** A place in a file, counted from 1. */
export interface Place {
  /** Path of the module. */
  file: string;
  line: number;
}

export type Level = 'log' | 'info' | 'debug' | 'warn' | 'error';

/** What a reader can do to the fake network and the window. */
export interface Knobs {
  /** Milliseconds before each response. */
  latency: number;
  /** Requests fail with this status: the next one, or all. */
  fail?: {status: number; which: 'next' | 'all'};
  offline: boolean;
  focused: boolean;
}

/** From the page to the frame. */
export type PageMessage =
  /** Code to evaluate: the frame's own, then the packages. */
  | {type: 'script'; text: string}
  | {type: 'run'; data: RunData; knobs: Knobs; theme: 'light' | 'dark'}
  | {type: 'theme'; theme: 'light' | 'dark'}
  | {type: 'knobs'; knobs: Knobs}
  /** Asks for `alive`. */
  | {type: 'ping'}
  /** Shows the state after an action. */
  | {type: 'jump'; store: number; index: number};

/** A place in the state that an action changed. */
export interface Change {
  path: string;
  before?: string;
  after?: string;
}

export interface ActionMessage {
  type: 'action';
  /** Which of the sample's stores, from 0. */
  store: number;
  /** Which of the store's actions, from 0. */
  index: number;
  name: string;
  time: number;
  action: string;
  state: string;
  changes: Change[];
}

export interface RequestMessage {
  type: 'request';
  id: number;
  method: string;
  url: string;
  /** Absent while the request runs. */
  result?: number | 'failed' | 'canceled';
  /** Milliseconds. */
  duration?: number;
}

export interface ConsoleMessage {
  type: 'console';
  level: Level;
  text: string;
}

/** What an API slice keeps about one query or mutation. */
export interface CacheEntry {
  /** The cache key of a query, the request id of a mutation. */
  key: string;
  kind: 'query' | 'mutation';
  endpoint: string;
  arg: string;
  status: string;
  data?: string;
  error?: string;
  tags: string[];
  subscribers: number;
  /** When an entry without subscribers is removed, as `Date.now()` counts. */
  removedAt?: number;
}

export interface CacheMessage {
  type: 'cache';
  store: number;
  /** By reducer path. */
  slices: {name: string; entries: CacheEntry[]}[];
}

/** From the frame to the page. */
export type FrameMessage =
  /** Its page is there, and waits for scripts. */
  | {type: 'open'}
  /** Its own script listens. */
  | {type: 'ready'}
  /** It has time to respond: no loop blocks it. */
  | {type: 'alive'}
  | ConsoleMessage
  | ActionMessage
  | CacheMessage
  | RequestMessage
  | {type: 'error'; message: string; place?: Place}
  /** The `next` request has failed as asked. */
  | {type: 'failed'}
  /** The entry has been evaluated; timers and requests may go on. */
  | {type: 'evaluated'};
