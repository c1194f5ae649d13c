import type {ReactNode} from 'react';
import {galleryApi} from './galleryApi';

export function GalleryShell({children}: {children: ReactNode}) {
  // Fetches, keeps the entry, and never renders the shell again.
  galleryApi.endpoints.artworkPage.useQuerySubscription(1);

  return <main>{children}</main>;
}
