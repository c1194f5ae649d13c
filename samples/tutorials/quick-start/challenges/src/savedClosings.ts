const KEY = 'closings';

/** What was saved before the reload; 0 if nothing was, or it is damaged. */
export function readClosings(): number {
  try {
    const saved = Number(localStorage.getItem(KEY));
    return Number.isInteger(saved) && saved > 0 ? saved : 0;
  } catch {
    return 0; // the browser blocks storage
  }
}

export function saveClosings(closings: number) {
  try {
    localStorage.setItem(KEY, String(closings));
  } catch {
    // Full or blocked: the app works, but forgets the number.
  }
}
