import {act} from '@testing-library/react';
import {vi} from 'vitest';

/** Runs a `main.tsx` as a page load does: new document, new modules, so a new store. */
export async function bootApp(
  importMain: () => Promise<unknown>,
): Promise<void> {
  vi.resetModules();
  document.body.innerHTML = '<div id="root"></div>';
  await act(async () => {
    await importMain();
  });
}
