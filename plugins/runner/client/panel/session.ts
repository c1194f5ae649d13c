import type {
  ActionMessage,
  CacheMessage,
  ConsoleMessage,
  FrameMessage,
  Knobs,
  Place,
  RequestMessage,
} from '../../protocol';
import type {Trouble} from './trouble';

/** What a run has told so far. */
export interface Session {
  status: 'starting' | 'evaluated' | 'failed' | 'stopped';
  lines: ConsoleMessage[];
  actions: ActionMessage[];
  requests: RequestMessage[];
  /** The latest of each store. */
  caches: CacheMessage[];
  /** What stopped it, if that is in a file of the editor. */
  problem?: {place: Place; message: string};
  /** How many lines, actions and requests were left out, because there were too many. */
  dropped: number;
  /** Why it was stopped. */
  trouble?: Trouble;
}

export const KNOBS: Knobs = {latency: 0, offline: false, focused: true};

export const newSession = (): Session => ({
  status: 'starting',
  lines: [],
  actions: [],
  requests: [],
  caches: [],
  dropped: 0,
});

/** A sample in a loop must not fill the memory of the page. */
const MAXIMUM = 1000;

/** Adds what has come since the last time, in one step: there may be a lot of it. */
export function receive(session: Session, messages: readonly FrameMessage[]): Session {
  const next: Session = {
    ...session,
    lines: [...session.lines],
    actions: [...session.actions],
    requests: [...session.requests],
    caches: [...session.caches],
  };
  for (const message of messages) add(next, message);
  return next;
}

export const stop = (session: Session, trouble: Trouble): Session => ({
  ...session,
  status: 'stopped',
  trouble,
});

function add(session: Session, message: FrameMessage): void {
  const {lines, actions, requests, caches} = session;
  const keep = <Item>(list: Item[], item: Item) => {
    if (list.length < MAXIMUM) list.push(item);
    else session.dropped++;
  };
  switch (message.type) {
    case 'console':
      keep(lines, message);
      break;
    case 'error':
      session.status = 'failed';
      if (message.place) session.problem = {place: message.place, message: message.message};
      keep(lines, {type: 'console', level: 'error', text: message.message});
      break;
    case 'action':
      keep(actions, message);
      break;
    case 'cache':
      put(caches, ({store}) => store === message.store, message, keep);
      break;
    case 'request':
      put(requests, ({id}) => id === message.id, message, keep);
      break;
    case 'evaluated':
      if (session.status === 'starting') session.status = 'evaluated';
      break;
  }
}

function put<Item>(
  list: Item[],
  isSame: (item: Item) => boolean,
  item: Item,
  keep: (list: Item[], item: Item) => void,
): void {
  const at = list.findIndex(isSame);
  if (at >= 0) list[at] = item;
  else keep(list, item);
}
