import {useEffect, useId, useImperativeHandle, useRef, useState, type Ref} from 'react';
import type {RunData} from '../../protocol';
import type {PageSources} from '../../sources/types';
import type {Problem} from './compileEdits';
import {draftOf, fileName, firstChange, folderOf, originalTexts, type Draft, type Language} from './draft';
import './editor.late.css';
import FileTabs from './FileTabs';
import {useLanguage} from './useLanguage';
import {useView} from './useView';

/** What the panel can ask of an open editor. */
export interface EditorHandle {
  run: () => void;
  reset: () => void;
}

interface Props {
  data: RunData;
  sources: PageSources;
  /** What somebody has shared, or was there before. */
  draft?: Draft | undefined;
  /** What went wrong while the sample ran. */
  problem?: Problem | undefined;
  onDraft: (draft: Draft) => void;
  onRun: (data: RunData) => void;
  onProblem: (problem: Problem) => void;
  ref: Ref<EditorHandle>;
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** How long a reader pauses before the sample runs again, in ms. */
const PAUSE = 900;

/** The files of a sample, to be changed and run. */
export default function Editor({data, sources, draft, problem, onDraft, onRun, onProblem, ref}: Props) {
  const id = useId();
  const folder = folderOf(data.page);
  const language = useLanguage(draft?.language);
  const paths = [...new Set([...data.files, ...Object.keys(draft?.files ?? {})])];
  const originals = originalTexts(data.files, sources, folder, language);
  const [edits, setEdits] = useState<Record<Language, Draft['files']>>({
    ts: {},
    js: {},
    ...(draft && {[draft.language]: draft.files}),
  });
  const texts = new Map<string, string>([...originals, ...Object.entries(edits[language])]);
  const shown = paths.filter((path) => texts.has(path));
  const [chosen, choose] = useState(Object.keys(draft?.files ?? {})[0] ?? shown[0]!);
  const file = texts.has(chosen) ? chosen : shown[0]!;
  const [found, setFound] = useState<Problem>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<ReadonlyMap<string, string>>(texts);
  const ranIn = useRef(language);

  const nameOf = (path: string) => fileName(path, folder, language);

  function change(path: string, text: string): void {
    latest.current = new Map(latest.current).set(path, text);
    const next = draftOf(latest.current, originals, language);
    setEdits((before) => ({...before, [language]: next.files}));
    onDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void run(), PAUSE);
  }

  async function run(): Promise<void> {
    clearTimeout(timer.current);
    const written = latest.current;
    setFound(undefined);
    if (Object.keys(draftOf(written, originals, language).files).length === 0) return onRun(data);
    const {compileEdits} = await import('./compileEdits');
    if (latest.current !== written) return;
    const result = compileEdits(data, {texts: written, nameOf});
    if (!('place' in result)) return onRun(result);
    setFound(result);
    choose(result.place.file);
    onProblem(result);
  }

  const {host, replace} = useView({
    file,
    name: nameOf(file),
    text: texts.get(file)!,
    start: draft && firstChange(originals.get(file), draft.files[file]),
    problem: found ?? problem,
    onChange: (text) => change(file, text),
    onRun: () => void run(),
  });

  useEffect(() => {
    latest.current = texts;
    if (ranIn.current === language) return;
    ranIn.current = language;
    onDraft({language, files: edits[language]});
    void run();
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  useImperativeHandle(ref, () => ({
    run: () => void run(),
    reset() {
      replace(new Map([...originals].map(([path, text]) => [nameOf(path), text])));
      latest.current = originals;
      setEdits((before) => ({...before, [language]: {}}));
      onDraft({language, files: {}});
      setFound(undefined);
      clearTimeout(timer.current);
      onRun(data);
    },
  }));

  return (
    <div className="run-editor">
      <FileTabs
        id={id}
        files={shown.map((path) => ({path, name: nameOf(path), changed: path in edits[language]}))}
        chosen={file}
        wrong={(found ?? problem)?.place.file}
        onChoose={choose}
      />
      <div className="run-code" role="tabpanel" id={`${id}-file`} aria-labelledby={`${id}-${file}`}>
        <div ref={host} />
      </div>
      <p className="run-hint">
        <kbd>{isMac() ? '⌘' : 'Ctrl'}</kbd> <kbd>Enter</kbd> runs it, and so does a pause. <kbd>Esc</kbd>,
        then <kbd>Tab</kbd> leaves the editor.
      </p>
    </div>
  );
}
