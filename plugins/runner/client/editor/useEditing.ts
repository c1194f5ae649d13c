import {useRef, useState} from 'react';
import type {RunData} from '../../protocol';
import type {PageSources} from '../../sources/types';
import {loadSources} from '../loadRun';
import type {Shared} from '../share/shared';
import type {Draft} from './draft';
import type Editor from './Editor';
import type {EditorHandle} from './Editor';

export interface Loaded {
  Editor: typeof Editor;
  sources: PageSources;
}

/** What a reader does with a sample besides running it. The editor is loaded when it is asked for. */
export function useEditing(data: RunData, shared: Shared | undefined) {
  const [current, setCurrent] = useState(data);
  const [draft, setDraft] = useState<Draft | undefined>(shared?.draft);
  const [started, setStarted] = useState(!shared);
  const [loaded, setLoaded] = useState<Loaded>();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState(shared?.note ?? '');
  const editor = useRef<EditorHandle>(null);

  async function toggle(): Promise<void> {
    if (loaded) return setOpen(!open);
    try {
      const [module, sources] = await Promise.all([import('./Editor'), loadSources(data.page)]);
      setLoaded({Editor: module.default, sources});
      setOpen(true);
    } catch {
      setNote('The editor did not load. Press Edit to try again.');
    }
  }

  return {
    data: current,
    draft,
    started,
    loaded,
    open,
    note,
    editor,
    setDraft,
    setNote,
    toggle,
    /** Runs this from now on. */
    use(next: RunData) {
      setCurrent(next);
      setStarted(true);
      setNote('');
    },
  };
}

export type Editing = ReturnType<typeof useEditing>;
