import type {RunData} from '../../protocol';
import type {Editing} from './useEditing';

interface Props {
  editing: Editing;
  /** Of the file with the data. */
  name: string;
  data: RunData;
}

/** Edit, Share and Download; each is loaded when it is used. */
export default function EditTools({editing, name, data}: Props) {
  const {open, draft, setNote, toggle} = editing;
  const attempt = async (work: () => Promise<string>) => {
    setNote('');
    try {
      setNote(await work());
    } catch {
      setNote('A part of this site did not load. Try again.');
    }
  };
  const share = async () => (await import('../share/copyLink')).copyLink(name, data, draft);
  const download = async () => (await import('../download/download')).download(data, draft);
  const changed = Object.keys(draft?.files ?? {}).length > 0;

  return (
    <>
      <button type="button" className="run-button" aria-pressed={open} onClick={() => void toggle()}>
        Edit
      </button>
      {changed && (
        <button type="button" className="run-button" onClick={() => editing.editor.current?.reset()}>
          Reset
        </button>
      )}
      <button type="button" className="run-button" onClick={() => void attempt(share)}>
        Share
      </button>
      <button type="button" className="run-button" onClick={() => void attempt(download)}>
        Download
      </button>
    </>
  );
}
