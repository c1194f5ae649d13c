import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {inOrder} from '.';

/** Calls the hooks as Docusaurus does: all at once. */
async function build(entries: ReturnType<typeof inOrder>): Promise<void> {
  const plugins: Plugin[] = [];
  for (const entry of entries) {
    const [module, options] = Array.isArray(entry) ? entry : [entry, {}];
    plugins.push((await module({} as LoadContext, options)) as Plugin);
  }
  await Promise.all(plugins.map((plugin) => plugin.postBuild?.({} as never)));
}

describe('inOrder', () => {
  const log: string[] = [];
  const slow: PluginModule = () => ({
    name: 'slow',
    async postBuild() {
      await new Promise((resolve) => setTimeout(resolve, 20));
      log.push('slow');
    },
  });
  const fast: PluginModule = (_context, options) => ({
    name: 'fast',
    postBuild: async () => void log.push((options as {word: string}).word),
  });
  const silent: PluginModule = () => ({name: 'silent'});

  test('a hook starts when the one before it has ended, and gets its own options', async () => {
    await build(inOrder([slow, silent, [fast, {word: 'fast'}]]));
    expect(log).toEqual(['slow', 'fast']);
  });

  test('a hook that fails fails the build', async () => {
    const failing: PluginModule = () => ({
      name: 'failing',
      postBuild: () => Promise.reject(new Error('broken')),
    });
    await expect(build(inOrder([failing, [fast, {word: 'never'}]]))).rejects.toThrow('broken');
    expect(log).not.toContain('never');
  });
});
