import {Fragment} from 'react';
import type {ActionMessage} from '../../protocol';
import ActionDetail from './ActionDetail';
import TimeBar from './TimeBar';
import type {Travel} from './useTravel';

/** The actions in order, and what the chosen one did. */
export default function Actions({actions, travel}: {actions: ActionMessage[]; travel: Travel}) {
  const {at, inspected, inspect} = travel;
  const action = actions[inspected];
  const hasStores = actions.some(({store}) => store > 0);
  const before = actions.findLast(({store, index}) => store === action?.store && index === action.index - 1);
  return (
    <>
      <TimeBar actions={actions} travel={travel} />
      <div className="run-columns">
        <ol className="run-actions">
          {actions.map(({name, time, store}, index) => (
            <li key={index} className={index > at ? 'run-future' : undefined}>
              <button
                type="button"
                aria-current={index === inspected || undefined}
                onClick={() => inspect(index)}
              >
                <span>
                  {hasStores && <span className="run-muted">store {store + 1} </span>}
                  <Name of={name} />
                </span>{' '}
                <span className="run-muted">+{Math.round(time - actions[0]!.time)} ms</span>
              </button>
            </li>
          ))}
        </ol>
        {action && <ActionDetail action={action} before={before?.state} />}
      </div>
    </>
  );
}

/** `api/executeQuery/fulfilled` may break after a slash. */
function Name({of}: {of: string}) {
  return of.split('/').map((part, at) => (
    <Fragment key={at}>
      {at > 0 && '/'}
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
