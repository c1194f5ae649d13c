import type {ActionMessage} from '../../protocol';
import TimeBar from './TimeBar';
import type {Travel} from './useTravel';
import Value from './Value';

/** The state at the moment that is shown. */
export default function State({actions, travel}: {actions: ActionMessage[]; travel: Travel}) {
  const action = actions[travel.at];
  return (
    <>
      <TimeBar actions={actions} travel={travel} />
      {action && (
        <>
          <p className="run-empty">
            After <code>{action.name}</code>
          </p>
          <Value text={action.state} />
        </>
      )}
    </>
  );
}
