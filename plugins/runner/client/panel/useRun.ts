import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import {groupsOf} from '../../bundles/groups';
import type {FrameMessage, Knobs, PageMessage, RunData} from '../../protocol';
import {loadScripts} from '../loadFile';
import {isFrameMessage} from './isFrameMessage';
import {KNOBS, newSession, receive, stop, type Session} from './session';
import type {Trouble} from './trouble';
import {Watchdog} from './Watchdog';

type Event = {type: 'again'} | {type: 'told'; messages: FrameMessage[]} | {type: 'stop'; trouble: Trouble};

function reduce(session: Session, event: Event): Session {
  if (event.type === 'again') return newSession();
  if (session.trouble) return session;
  return event.type === 'stop' ? stop(session, event.trouble) : receive(session, event.messages);
}

const theme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** How often the page looks at what the frame has told, in milliseconds. */
const PAUSE = 30;

/** Runs a sample in a frame; `frame` is to be the `ref` of its element. */
export function useRun(data: RunData) {
  const [session, dispatch] = useReducer(reduce, undefined, newSession);
  const [round, setRound] = useState(0);
  const [knobs, setKnobs] = useState<Knobs>(KNOBS);
  const [element, frame] = useState<HTMLIFrameElement | null>(null);
  const latest = useRef({knobs, data});
  useEffect(() => {
    latest.current.data = data;
  });

  const send = useCallback(
    (message: PageMessage) => {
      // The frame has no origin that could be named.
      element?.contentWindow?.postMessage(message, '*');
    },
    [element],
  );

  const change = useCallback(
    (part: {[Name in keyof Knobs]?: Knobs[Name] | undefined}) => {
      const next = {...latest.current.knobs, ...part} as Knobs;
      latest.current.knobs = next;
      setKnobs(next);
      send({type: 'knobs', knobs: next});
    },
    [send],
  );

  useEffect(() => {
    if (!element) return;
    const watchdog = new Watchdog((trouble) => dispatch({type: 'stop', trouble}));
    const told: FrameMessage[] = [];
    let isOpen = false;
    let isReady = false;
    let isOver = false;
    let flush: number | undefined;
    const start = async () => {
      const {data} = latest.current;
      try {
        // Each as soon as it is there: the frame evaluates the first ones while the others are loading.
        for (const text of loadScripts(groupsOf(data.packages))) {
          send({type: 'script', text: await text});
          watchdog.alive();
        }
        send({type: 'run', data, knobs: latest.current.knobs, theme: theme()});
      } catch {
        if (!isOver) dispatch({type: 'stop', trouble: 'missing'});
      }
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      // Only its own frame is heard, whatever else may post messages to this page.
      if (event.source !== element.contentWindow) return;
      if (!watchdog.heard() || !isFrameMessage(event.data)) return;
      const message = event.data;
      if (message.type === 'open') {
        if (!isOpen) void start();
        isOpen = true;
        watchdog.frameOpened();
      } else if (message.type === 'ready') {
        isReady = true;
        watchdog.alive();
      } else if (message.type === 'alive') watchdog.alive();
      else if (message.type === 'failed') change({fail: undefined});
      else {
        told.push(message);
        flush ??= window.setTimeout(() => {
          flush = undefined;
          dispatch({type: 'told', messages: told.splice(0)});
        }, PAUSE);
      }
    };
    const onLoad = () => watchdog.loaded();
    const timer = setInterval(() => {
      watchdog.tick(isReady);
      send({type: 'ping'});
    }, 1000);
    addEventListener('message', onMessage);
    element.addEventListener('load', onLoad);
    return () => {
      isOver = true;
      removeEventListener('message', onMessage);
      element.removeEventListener('load', onLoad);
      clearInterval(timer);
      clearTimeout(flush);
    };
  }, [element, send, change]);

  useEffect(() => {
    const observer = new MutationObserver(() => send({type: 'theme', theme: theme()}));
    observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
    return () => observer.disconnect();
  }, [send]);

  function again(): void {
    dispatch({type: 'again'});
    setRound(round + 1);
  }

  return {session, frame, round, knobs, change, again, send};
}
