import {useState} from 'react';
import type {SavedCache} from './savedCache';

interface Props {
  savedCache: SavedCache;
  /** Unmounts the private screens at once, but not this button. */
  onLeave: () => void;
  onDone: () => void;
}

export function SignOut({savedCache, onLeave, onDone}: Props) {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  return (
    <>
      <button
        disabled={state === 'leaving'}
        onClick={() => {
          setState('leaving');
          // First: a mounted query would fetch again after the reset.
          onLeave();
          savedCache.forget().then(
            () => {
              setState('idle');
              onDone();
            },
            () => setState('failed'),
          );
        }}
      >
        Sign out
      </button>
      {state === 'failed' && (
        <p role="alert">Your data is still on this device. Try again.</p>
      )}
    </>
  );
}
