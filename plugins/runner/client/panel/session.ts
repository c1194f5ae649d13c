import type {
  ActionMessage,
  ConsoleMessage,
  FrameMessage,
  Knobs,
  Place,
  RequestMessage,
} from '../../protocol';

/** What a run has told so far. */
export interface Session {
  status: 'starting' | 'running' | 'evaluated' | 'failed';
  lines: ConsoleMessage[];
  actions: ActionMessage[];
  requests: RequestMessage[];
  /** What stopped it, if that is in a file of the editor. */
  problem?: {place: Place; message: string};
  /** How many lines were left out, because there were too many. */
  dropped: number;
}

export const KNOBS: Knobs = {latency: 0, offline: false, focused: true};

export const newSession = (): Session => ({
  status: 'starting',
  lines: [],
  actions: [],
  requests: [],
  dropped: 0,
});

/** A sample in a loop must not fill the memory of the page. */
const MAXIMUM = 1000;

export function receive(session: Session, message: FrameMessage): Session {
  switch (message.type) {
    case 'console':
      return session.lines.length >= MAXIMUM
        ? {...session, dropped: session.dropped + 1}
        : {...session, lines: [...session.lines, message]};
    case 'error':
      return {
        ...session,
        status: 'failed',
        ...(message.place && {problem: {place: message.place, message: message.message}}),
        lines: [...session.lines, {type: 'console', level: 'error', text: message.message}],
      };
    case 'action':
      return session.actions.length >= MAXIMUM
        ? session
        : {...session, actions: [...session.actions, message]};
    case 'request': {
      const known = session.requests.findIndex(({id}) => id === message.id);
      const requests = [...session.requests];
      if (known >= 0) requests[known] = message;
      else requests.push(message);
      return {...session, requests};
    }
    case 'evaluated':
      return session.status === 'failed' ? session : {...session, status: 'evaluated'};
    default:
      return session;
  }
}
