import type {Plugin} from '@docusaurus/types';

/** The part of the bundler that is used here; webpack and Rspack share it. */
interface Compiler {
  hooks: {done: {tapPromise(name: string, seen: (stats: Stats) => Promise<void>): void}};
}

interface Stats {
  toString(options: object): string;
  hasWarnings(): boolean;
}

/**
 * Turns the bundler's warnings into errors in a production build. An import that does not exist is one of them, and so is
 * an alias that no longer fits a new release of Docusaurus.
 */
export default function strictBundler(): Plugin {
  const strict = {
    apply: ({hooks}: Compiler) =>
      hooks.done.tapPromise('strict-bundler', async (stats) => {
        if (stats.hasWarnings())
          throw new Error(
            `The bundler warns, which fails a build here:\n${stats.toString({all: false, warnings: true})}`,
          );
      }),
  };
  return {
    name: 'strict-bundler',
    configureWebpack: () => (process.env.NODE_ENV === 'production' ? {plugins: [strict]} : {}),
  };
}
