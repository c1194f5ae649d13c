import {useEffect, useState} from 'react';

/** Whether a time has passed; renders again when it does. */
export function useHasPassed(time: number): boolean {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (Number.isNaN(time)) return;
    const timer = setTimeout(() => setNow(Date.now()), time - Date.now());
    return () => clearTimeout(timer);
  }, [time]);

  return now >= time;
}
