import type {Plugin, PluginModule, PluginOptions} from '@docusaurus/types';
import {tellProgress} from '../shared/progress';

type Entry = PluginModule | [PluginModule, PluginOptions];

/**
 * Docusaurus runs all `postBuild` hooks at once. Some of them read what others write (the check of links needs the
 * Markdown files), so the hooks of these plugins run one after the other, in the order of the list.
 */
export function inOrder(entries: Entry[]): Entry[] {
  let previous: Promise<unknown> = Promise.resolve();
  let [hooks, done] = [0, 0];

  const wrap = (module: PluginModule): PluginModule =>
    Object.assign(async (...[context, options]: Parameters<PluginModule>) => {
      const plugin = (await module(context, options)) as Plugin | null;
      const own = plugin?.postBuild?.bind(plugin);
      if (!plugin || !own) return plugin;
      hooks++;
      return {
        ...plugin,
        postBuild: (props: Parameters<typeof own>[0]) =>
          (previous = previous.then(() => {
            tellProgress(`finishing the build (${plugin.name})`, ++done, hooks);
            return own(props);
          })) as Promise<void>,
      };
    }, module);

  return entries.map((entry) => (Array.isArray(entry) ? [wrap(entry[0]), entry[1]] : wrap(entry)));
}
