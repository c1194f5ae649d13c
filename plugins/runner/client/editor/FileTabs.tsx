import type {KeyboardEvent} from 'react';

interface Props {
  id: string;
  files: {path: string; name: string; changed: boolean}[];
  chosen: string;
  /** The file with a problem. */
  wrong: string | undefined;
  onChoose: (path: string) => void;
}

export default function FileTabs({id, files, chosen, wrong, onChoose}: Props) {
  function onKeyDown({key, currentTarget}: KeyboardEvent<HTMLElement>): void {
    const step = {ArrowRight: 1, ArrowLeft: -1}[key];
    if (!step) return;
    const at = files.findIndex(({path}) => path === chosen);
    const next = (at + step + files.length) % files.length;
    onChoose(files[next]!.path);
    (currentTarget.children[next] as HTMLElement).focus();
  }

  return (
    <div className="run-tabs run-files" role="tablist" aria-label="Files" onKeyDown={onKeyDown}>
      {files.map(({path, name, changed}) => (
        <button
          key={path}
          type="button"
          role="tab"
          id={`${id}-${path}`}
          aria-selected={path === chosen}
          aria-controls={`${id}-file`}
          tabIndex={path === chosen ? 0 : -1}
          onClick={() => onChoose(path)}
        >
          {name}
          {changed && <span className="run-changed"> changed</span>}
          {path === wrong && <span className="run-wrong"> error</span>}
        </button>
      ))}
    </div>
  );
}
