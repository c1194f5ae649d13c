import {useEffect, useState} from 'react';

/** Whether a time has passed; renders again when it does. */
export function useHasPassed(time: number): boolean {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (Number.isNaN(time)) return;
    // Not `Date.now()`: a timer may fire a moment before that time.
    const timer = setTimeout(() => setNow(time), time - Date.now());
    return () => clearTimeout(timer);
  }, [time]);

  return now >= time;
}
