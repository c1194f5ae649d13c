import type {ReactNode} from 'react';
import {usePrefetch} from './galleryApi';

interface Props {
  id: number;
  onOpen: (id: number) => void;
  children: ReactNode;
}

export function ArtworkLink({id, onOpen, children}: Props) {
  const prefetchArtwork = usePrefetch('artwork');

  return (
    <button
      // Mouse, pen and finger; on a touch screen, when the finger lands.
      onPointerEnter={() => prefetchArtwork(id)}
      // Readers who use the keyboard.
      onFocus={() => prefetchArtwork(id)}
      onClick={() => onOpen(id)}
    >
      {children}
    </button>
  );
}
