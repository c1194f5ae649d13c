import {useEffect} from 'react';
import type {RunData} from '../../protocol';
import type {Problem} from './compileEdits';
import type {Editing} from './useEditing';

interface Props {
  editing: Editing;
  data: RunData;
  problem: Problem | undefined;
  onRun: () => void;
}

/** The editor, once it is loaded, and what there is to say about edits. */
export default function EditArea({editing, data, problem, onRun}: Props) {
  const {loaded, open, draft, note, editor, started, setDraft, setNote, toggle, use} = editing;
  const isShared = !started && !loaded;
  useEffect(() => {
    // What somebody shared is shown before it runs.
    if (isShared) void toggle();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <>
      {note && (
        <p className="run-note" role="alert">
          {note}
        </p>
      )}
      {loaded && (
        <div hidden={!open}>
          <loaded.Editor
            ref={editor}
            data={data}
            sources={loaded.sources}
            draft={draft}
            problem={problem}
            onDraft={setDraft}
            onRun={(next) => {
              use(next);
              onRun();
            }}
            onProblem={({place, message}) => setNote(`Line ${place.line}: ${message}`)}
          />
        </div>
      )}
    </>
  );
}
