import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {licensesText, packageFolder, readPackage} from './shippedPackages';

/** The part of the bundler that is used here; webpack and Rspack share it. */
interface Compiler {
  hooks: {done: {tap(name: string, seen: (stats: {compilation: {modules: Iterable<Module>}}) => void): void}};
}
interface Module {
  nameForCondition?: () => string | null | undefined;
  modules?: Iterable<Module>;
}

/** Lists the licenses of all code that reaches a browser, at `/licenses.txt`. */
export default function licenses(): Plugin {
  const folders = new Set<string>();

  const collect = (modules: Iterable<Module>) => {
    for (const module of modules) {
      const folder = packageFolder(module.nameForCondition?.() ?? '');
      if (folder) folders.add(folder);
      // Modules that the bundler has joined into one.
      if (module.modules) collect(module.modules);
    }
  };

  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            plugins: [
              {
                apply: (compiler: Compiler) =>
                  compiler.hooks.done.tap('licenses', ({compilation}) => collect(compilation.modules)),
              },
            ],
          },
    async postBuild({outDir}) {
      if (folders.size === 0)
        throw new Error('The bundler named no module, so /licenses.txt would be empty.');
      await writeFile(path.join(outDir, 'licenses.txt'), licensesText([...folders].map(readPackage)));
    },
  };
}
