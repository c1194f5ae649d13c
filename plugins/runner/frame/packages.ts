import {groupsOf, type Group} from '../bundles/groups';

/** Filled in when the frame's script is bundled: the file of each group, beside this one. */
declare const GROUP_FILES: Record<Group, string>;

const here = (document.currentScript as HTMLScriptElement).src;

/** A part of the site did not load: the connection broke, or a new version has other files. */
export class MissingFile extends Error {}

/** Loads the scripts that define these packages. */
export async function loadPackages(packages: readonly string[]): Promise<void> {
  // All at once; scripts that are not async run in the order in which they are added.
  await Promise.all(groupsOf(packages).map((group) => load(new URL(GROUP_FILES[group], here).href)));
}

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {src, async: false});
    script.onload = () => resolve();
    script.onerror = () => reject(new MissingFile(src));
    document.head.append(script);
  });
}
