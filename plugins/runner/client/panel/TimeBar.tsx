import type {ActionMessage} from '../../protocol';
import type {Travel} from './useTravel';

/** Back and forward through the states of the run. */
export default function TimeBar({actions, travel}: {actions: ActionMessage[]; travel: Travel}) {
  const {at, isPlaying, go, play} = travel;
  const last = actions.length - 1;
  return (
    <div className="run-time-bar" role="group" aria-label="Time travel">
      <button type="button" className="run-button" disabled={at <= 0} onClick={() => go(at - 1)}>
        Step back
      </button>
      <button type="button" className="run-button" disabled={at >= last} onClick={() => go(at + 1)}>
        Step forward
      </button>
      <button type="button" className="run-button" disabled={last < 1} onClick={play}>
        {isPlaying ? 'Pause' : 'Replay'}
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label="Action"
        aria-valuetext={`${at + 1} of ${last + 1}, ${actions[at]?.name ?? ''}`}
        onChange={({target}) => go(Number(target.value))}
      />
      <span className="run-muted">
        {at + 1} of {last + 1}
      </span>
    </div>
  );
}
