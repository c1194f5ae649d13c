import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import type {FrameMessage, Knobs, PageMessage, RunData} from '../../protocol';
import {KNOBS, newSession, receive, type Session} from './session';

type Event = FrameMessage | {type: 'again'};

const reduce = (session: Session, event: Event) =>
  event.type === 'again' ? newSession() : receive(session, event);

const theme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Runs a sample in a frame; `frame` is the reference for its element. */
export function useRun(data: RunData) {
  const [session, dispatch] = useReducer(reduce, undefined, newSession);
  const [round, setRound] = useState(0);
  const [knobs, setKnobs] = useState<Knobs>(KNOBS);
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(knobs);

  const send = useCallback((message: PageMessage) => {
    // The frame has no origin that could be named.
    frame.current?.contentWindow?.postMessage(message, '*');
  }, []);

  useEffect(() => {
    const onMessage = ({source, data: message}: MessageEvent<FrameMessage>) => {
      // Only its own frame is heard, whatever else may post messages to this page.
      if (!frame.current || source !== frame.current.contentWindow) return;
      if (message.type === 'ready') send({type: 'run', data, knobs: latest.current, theme: theme()});
      else if (message.type === 'failed') change({fail: undefined});
      else dispatch(message);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  });

  useEffect(() => {
    const observer = new MutationObserver(() => send({type: 'theme', theme: theme()}));
    observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
    return () => observer.disconnect();
  }, [send]);

  function change(part: {[Name in keyof Knobs]?: Knobs[Name] | undefined}): void {
    const next = {...latest.current, ...part} as Knobs;
    latest.current = next;
    setKnobs(next);
    send({type: 'knobs', knobs: next});
  }

  function again(): void {
    dispatch({type: 'again'});
    setRound(round + 1);
  }

  return {session, frame, round, knobs, change, again, send};
}
