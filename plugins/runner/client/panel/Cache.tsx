import {useEffect, useState} from 'react';
import type {CacheEntry, CacheMessage} from '../../protocol';
import Value from './Value';

/** What each API slice keeps: its entries by endpoint and argument. */
export default function Cache({caches}: {caches: CacheMessage[]}) {
  const now = useNow();
  const slices = caches.flatMap(({store, slices}) => slices.map((slice) => ({...slice, store})));
  return slices.map(({name, store, entries}) => (
    <section key={`${store} ${name}`} className="run-cache">
      <p className="run-heading">
        <code>{name}</code>
        {caches.length > 1 && <span className="run-muted"> in store {store + 1}</span>}
      </p>
      {entries.length === 0 && <p className="run-empty">The cache is empty.</p>}
      {entries.map((entry) => (
        <Entry key={entry.kind + entry.key} entry={entry} now={now} />
      ))}
    </section>
  ));
}

function Entry({entry, now}: {entry: CacheEntry; now: number}) {
  const {endpoint, arg, status, kind, tags, data, error} = entry;
  return (
    <details className="run-entry">
      <summary>
        <code>
          {endpoint}({arg})
        </code>{' '}
        <span className={`run-badge run-badge-${status}`}>{status}</span>{' '}
        {tags.map((tag) => (
          <span key={tag} className="run-badge">
            {tag}
          </span>
        ))}{' '}
        <span className="run-muted">{kind === 'mutation' ? 'mutation' : usageOf(entry, now)}</span>
      </summary>
      {data !== undefined && <Value text={data} />}
      {error !== undefined && <Value text={error} />}
      {data === undefined && error === undefined && <p className="run-empty">No data yet.</p>}
    </details>
  );
}

function usageOf({subscribers, removedAt, status}: CacheEntry, now: number): string {
  if (subscribers > 0) return subscribers === 1 ? '1 subscriber' : `${subscribers} subscribers`;
  if (status === 'pending') return 'no subscriber yet';
  if (removedAt === undefined) return 'no subscriber, kept';
  return `no subscriber, removed in ${Math.max(0, Math.ceil((removedAt - now) / 1000))} s`;
}

/** Counts down while it is on screen. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return now;
}
