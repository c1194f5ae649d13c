import {useEffect, useRef} from 'react';
import {usePrefetch} from './galleryApi';

/** Prefetches when the pointer rests on a link, not when it passes. */
export function usePatientPrefetch(id: number) {
  const prefetchArtwork = usePrefetch('artwork', {ifOlderThan: 30});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => cancel, []);

  return {
    onPointerEnter() {
      cancel();
      timer.current = setTimeout(() => prefetchArtwork(id), 80);
    },
    onPointerLeave: cancel,
    // A click will follow.
    onPointerDown() {
      cancel();
      prefetchArtwork(id);
    },
  };
}
