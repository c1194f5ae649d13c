import {useState} from 'react';
import type {ActionMessage, Change} from '../../protocol';

interface Props {
  actions: ActionMessage[];
  showsState: boolean;
  onJump: (store: number, index: number) => void;
}

/** The actions in order; the chosen one with what it changed, or the state after it. */
export default function Actions({actions, showsState, onJump}: Props) {
  const [chosen, setChosen] = useState<number>();
  const last = actions.length - 1;
  const at = Math.min(chosen ?? last, last);
  const action = actions[at];

  function choose(index: number): void {
    const next = actions[index];
    if (!next) return;
    setChosen(index === last ? undefined : index);
    onJump(next.store, next.index);
  }

  return (
    <>
      <div className="run-steps">
        <button type="button" className="run-button" disabled={at <= 0} onClick={() => choose(at - 1)}>
          Step back
        </button>
        <button type="button" className="run-button" disabled={at >= last} onClick={() => choose(at + 1)}>
          Step forward
        </button>
        <span>
          {at + 1} of {actions.length}
        </span>
      </div>
      <div className="run-columns">
        <ol className="run-actions">
          {actions.map(({name, time}, index) => (
            <li key={index}>
              <button type="button" aria-current={index === at || undefined} onClick={() => choose(index)}>
                {name} <span className="run-time">{sinceStart(time, actions[0]!.time)}</span>
              </button>
            </li>
          ))}
        </ol>
        {action && (
          <div className="run-detail">
            {showsState ? (
              <pre>{action.state}</pre>
            ) : (
              <>
                <pre>{action.action}</pre>
                <Changes changes={action.changes} />
              </>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function Changes({changes}: {changes: Change[]}) {
  if (changes.length === 0) return <p className="run-empty">The state stays the same.</p>;
  return (
    <ul className="run-changes">
      {changes.map(({path, before, after}) => (
        <li key={path}>
          <code>{path || 'state'}</code>
          {before !== undefined && <del>{before}</del>}
          {after !== undefined && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}

const sinceStart = (time: number, start: number) => `+${Math.round(time - start)} ms`;
