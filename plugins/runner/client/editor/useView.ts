import type {EditorState} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import {useEffect, useRef} from 'react';
import type {Problem} from './compileEdits';
import {createState, createView, type Callbacks} from './createView';
import {showProblem} from './problem';

interface Options extends Callbacks {
  file: string;
  /** The file's name in the reader's language: each has a text and a history of its own. */
  name: string;
  text: string;
  /** Where the first change is that somebody shared. */
  start: number | undefined;
  problem: Problem | undefined;
}

/** One editor for all files; each keeps its cursor and its history while another is shown. */
export function useView({file, name, text, start, problem, ...callbacks}: Options) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const states = useRef(new Map<string, EditorState>());
  const shown = useRef<string>(undefined);
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });

  useEffect(() => {
    const forward: Callbacks = {
      onChange: (changed) => latest.current.onChange(changed),
      onRun: () => latest.current.onRun(),
    };
    const state = states.current.get(name) ?? createState(name, text, forward);
    if (!view.current) view.current = createView(host.current!, state, start);
    else {
      states.current.set(shown.current!, view.current.state);
      view.current.setState(state);
    }
    shown.current = name;
    // The text belongs to the editor once it is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);

  useEffect(() => {
    const here = problem?.place.file === file ? problem : undefined;
    if (view.current) showProblem(view.current, here && {line: here.place.line, message: here.message});
  }, [file, name, problem]);

  useEffect(
    () => () => {
      view.current?.destroy();
      view.current = undefined;
    },
    [],
  );

  /** Other texts for the files, by name; undo brings the one on screen back. */
  function replace(texts: ReadonlyMap<string, string>): void {
    states.current.clear();
    const next = texts.get(name);
    const {current} = view;
    if (current && next !== undefined)
      current.dispatch({changes: {from: 0, to: current.state.doc.length, insert: next}});
  }

  return {host, replace};
}
