import type {Session} from './session';

/** Exactly as the recorded output of the page is written. */
export default function Console({session: {lines, dropped}}: {session: Session}) {
  return (
    <pre className="run-console">
      {lines.map(({level, text}, at) => (
        <div key={at} className={`run-line run-${level}`}>
          {level === 'warn' || level === 'error' ? `[${level}] ${text}` : text}
        </div>
      ))}
      {dropped > 0 && <div className="run-line run-warn">{dropped} more lines are not shown.</div>}
    </pre>
  );
}
