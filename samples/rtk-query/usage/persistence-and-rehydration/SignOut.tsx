import {useState} from 'react';
import type {SavedCache} from './savedCache';

interface Props {
  savedCache: SavedCache;
  /** Unmounts the private screens at once, but not this button. */
  onLeave: () => void;
  onDone: () => void;
}

export function SignOut({savedCache, onLeave, onDone}: Props) {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setFailed(false);
          // First: a mounted query would fetch again after the reset.
          onLeave();
          savedCache.forget().then(onDone, () => setFailed(true));
        }}
      >
        Sign out
      </button>
      {failed && (
        <p role="alert">Your data is still on this device. Try again.</p>
      )}
    </>
  );
}
