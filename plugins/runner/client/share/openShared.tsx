import type {RunData} from '../../protocol';
import {wake} from '../../../shared/client/wake';
import {loadRun} from '../loadRun';
import {decodeLink, LinkError} from './link';
import {showNotice} from './Notice';
import type {Link} from './shared';

/** Opens the sample that a link carries, with its edits, and runs nothing. */
export async function openShared(hash: string): Promise<void> {
  // What it shows may be in React's part of the page.
  await wake();
  let link: Link;
  try {
    link = await decodeLink(hash);
  } catch (error) {
    return showNotice(
      error instanceof LinkError ? `${error.message} The page below is as it always is.` : String(error),
    );
  }
  const found = await findRun(link);
  if (!found)
    return showNotice(
      `${link.file} is no longer on this page. What the link carries is below; you can copy it.`,
      link.files,
    );
  const {button, name} = found;
  const {language, files} = link;
  // The same file that Run loads, instead of a second copy of the panel.
  const {openPanel} = await import(/* webpackChunkName: "run-panel" */ '../openPanel');
  await loadRun(name);
  // The reader has gone on meanwhile: opening it now would pull them back.
  if (window.location.hash !== hash) return;
  await openPanel(button, name, {
    draft: {language, files},
    note:
      name === link.run
        ? 'Somebody shared this code. It runs when you press Run.'
        : 'This sample has changed since the link was made. You see the shared files as they were; the others are new. It runs when you press Run.',
  });
}

/** By its name; by its file, if the sample has another version now. */
async function findRun(link: Link): Promise<{button: HTMLElement; name: string} | undefined> {
  const buttons = Array.from(document.querySelectorAll<HTMLElement>('.code-run'), (button) => ({
    button,
    name: button.closest<HTMLElement>('[data-run]')!.dataset.run!.split(' ')[0]!,
  }));
  const same = buttons.find(({name}) => name === link.run);
  if (same) return same;
  const runs = await Promise.all(
    buttons.map(async (one) => ({
      ...one,
      data: await loadRun(one.name).catch((): RunData | undefined => undefined),
    })),
  );
  return runs.find(({data}) => data?.files[0] === link.file);
}
