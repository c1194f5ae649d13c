import {useState} from 'react';
import type {SavedCache} from './savedCache';

interface Props {
  savedCache: SavedCache;
  onDone: () => void;
}

export function SignOut({savedCache, onDone}: Props) {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setFailed(false);
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
