import type {Reader} from './Reader';
import type {Site} from './Site';

/**
 * Shows a page in a frame that may run no script, as in a browser that runs none: the driver needs scripts to look.
 * Only from the document around it can it be read.
 */
export async function openWithoutScript(reader: Reader, site: Site, path: string) {
  site.allowFrames();
  await reader.visit('/llms.txt');
  await reader.read(
    (address) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', 'allow-same-origin allow-top-navigation');
        frame.style.cssText = 'position: fixed; inset: 0; border: 0; width: 100%; height: 100%';
        frame.onload = resolve;
        frame.src = address;
        document.body.replaceChildren(frame);
      }),
    path,
  );
}
