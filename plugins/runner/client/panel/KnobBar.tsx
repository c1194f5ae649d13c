import type {Knobs} from '../../protocol';

interface Props {
  knobs: Knobs;
  onChange: (part: {[Name in keyof Knobs]?: Knobs[Name] | undefined}) => void;
}

const STATUSES = [400, 401, 403, 404, 409, 429, 500, 503];

/** What a reader can do to the fake network and the window. */
export default function KnobBar({knobs, onChange}: Props) {
  const {latency, fail, offline, focused} = knobs;
  const status = fail?.status ?? 500;
  return (
    <div className="run-knobs" role="group" aria-label="Network and window">
      <label>
        Latency{' '}
        <input
          type="range"
          min={0}
          max={5000}
          step={250}
          value={latency}
          aria-valuetext={`${latency} ms`}
          onChange={({target}) => onChange({latency: Number(target.value)})}
        />{' '}
        <span className="run-seconds">{latency / 1000} s</span>
      </label>
      <label>
        Fail{' '}
        <select
          value={fail?.which ?? ''}
          onChange={({target}) =>
            onChange({fail: target.value ? {status, which: target.value as 'next' | 'all'} : undefined})
          }
        >
          <option value="">no request</option>
          <option value="next">the next request</option>
          <option value="all">all requests</option>
        </select>
      </label>
      {fail && (
        <label>
          with{' '}
          <select
            value={status}
            onChange={({target}) => onChange({fail: {...fail, status: Number(target.value)}})}
          >
            {STATUSES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      <label>
        <input
          type="checkbox"
          checked={offline}
          onChange={({target}) => onChange({offline: target.checked})}
        />{' '}
        Offline
      </label>
      <label>
        <input
          type="checkbox"
          checked={!focused}
          onChange={({target}) => onChange({focused: !target.checked})}
        />{' '}
        Out of focus
      </label>
    </div>
  );
}
