import type {RunData} from '../../protocol';
import {chosenLanguage, type Draft} from '../editor/draft';
import {encodeLink, LONGEST} from './link';

/** Copies a link to what the reader has made of a sample, and says what became of it. */
export async function copyLink(run: string, data: RunData, draft: Draft | undefined): Promise<string> {
  const {language, files} = draft ?? {language: chosenLanguage(), files: {}};
  const hash = await encodeLink({file: data.files[0]!, run, language, files});
  if (hash.length > LONGEST)
    return `The edits are too long for a link (${hash.length} characters): download the project instead.`;
  const {origin, pathname, search} = location;
  try {
    await navigator.clipboard.writeText(origin + pathname + search + hash);
    return 'The link is copied. It carries your edits.';
  } catch {
    // The browser refuses to copy: the address bar has the link then.
    history.replaceState(history.state, '', hash);
    return 'Your browser does not let this page copy: the link is in the address bar.';
  }
}
