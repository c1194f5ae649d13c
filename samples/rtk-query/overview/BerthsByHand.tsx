import {useEffect, useState} from 'react';
import type {Berth} from './marinaApi';

interface Result {
  pier: string;
  berths?: Berth[];
}

export function BerthsByHand({pier}: {pier: string}) {
  const [result, setResult] = useState<Result>();

  useEffect(() => {
    const request = new AbortController();
    const {signal} = request;
    fetch(`https://marina.example/api/piers/${pier}/berths`, {signal})
      .then((response) => {
        if (!response.ok) throw new Error(`Status ${response.status}`);
        return response.json();
      })
      .then((berths: Berth[]) => setResult({pier, berths}))
      .catch(() => {
        // An aborted request belongs to another pier, or to no screen.
        if (!signal.aborted) setResult({pier});
      });
    return () => request.abort();
  }, [pier]);

  // The last pier's result is of no use for this one.
  if (result?.pier !== pier) return <p>Loading the berths…</p>;
  return result.berths ? (
    <p>{result.berths.length} berths</p>
  ) : (
    <p role="alert">The berths could not be loaded.</p>
  );
}
