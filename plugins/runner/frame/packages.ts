import {groupsOf, type Group} from '../bundles/groups';

/** Filled in when the frame's script is bundled: the file of each group, beside this one. */
declare const GROUP_FILES: Record<Group, string>;

/** Loads the scripts that define these packages. */
export async function loadPackages(packages: readonly string[]): Promise<void> {
  for (const group of groupsOf(packages)) await load(GROUP_FILES[group]);
}

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {src});
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('A part of this site did not load. Try again.'));
    document.head.append(script);
  });
}
