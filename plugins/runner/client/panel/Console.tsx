import type {Session} from './session';

/** Exactly as the recorded output of the page is written. */
export default function Console({session: {lines, dropped, status}}: {session: Session}) {
  if (lines.length === 0)
    return <p className="run-empty">{status === 'starting' ? 'Loading…' : 'Nothing printed.'}</p>;
  return (
    <pre className="run-console">
      {lines.map(({level, text}, at) => (
        <div key={at} className={`run-line run-${level}`}>
          {level === 'warn' || level === 'error' ? `[${level}] ${text}` : text}
        </div>
      ))}
      {dropped > 0 && <div className="run-line run-warn">{dropped} more are not shown.</div>}
    </pre>
  );
}
