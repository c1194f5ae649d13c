import {join} from 'node:path';
import {bundleGroup, bundleScript} from './bundle';
import {GROUP_NAMES} from './groups';

/** What the frame evaluates, by name: its own script, and one for each group of packages. */
export async function bundleFrame(siteDir: string): Promise<Record<string, string>> {
  const main = JSON.stringify(join(siteDir, 'plugins/runner/frame/main.ts'));
  const own = await bundleScript(`import ${main};`, {siteDir});
  const groups = await Promise.all(
    GROUP_NAMES.map(async (group) => [group, await bundleGroup(group, siteDir)] as const),
  );
  return {frame: own, ...Object.fromEntries(groups)};
}
