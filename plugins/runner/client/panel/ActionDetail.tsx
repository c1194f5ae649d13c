import type {ActionMessage, Change} from '../../protocol';
import Value from './Value';

interface Props {
  action: ActionMessage;
  /** The state before it; none before the first. */
  before: string | undefined;
}

/** What was dispatched, what it changed, and the state before and after. */
export default function ActionDetail({action, before}: Props) {
  return (
    <div className="run-detail">
      <p className="run-heading">Action</p>
      <Value text={action.action} />
      {before !== undefined && (
        <>
          <p className="run-heading">What changed</p>
          <Changes changes={action.changes} />
          <details>
            <summary>State before</summary>
            <Value text={before} />
          </details>
        </>
      )}
      <details>
        <summary>State after</summary>
        <Value text={action.state} />
      </details>
    </div>
  );
}

function Changes({changes}: {changes: Change[]}) {
  if (changes.length === 0) return <p className="run-empty">Nothing: the state is the same object.</p>;
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
