import {build, type Plugin} from 'esbuild';
import {GROUP_NAMES, packagesOf, type Group} from './groups';

/** Bundles a group of packages as a script that defines them in the frame's table of packages. */
export async function bundleGroup(group: Group, siteDir: string): Promise<string> {
  const others = GROUP_NAMES.filter((other) => other !== group).flatMap(packagesOf);
  const packages = packagesOf(group);
  const imports = packages.map(([name, names], at) =>
    names === '*'
      ? `import * as p${at} from '${name}';`
      : `import {${names.map((one) => `${one} as p${at}_${one}`).join(', ')}} from '${name}';`,
  );
  const table = packages.map(([name, names], at) => {
    const members = names === '*' ? [`...p${at}`] : names.map((one) => `${one}: p${at}_${one}`);
    return `'${name}': {${[...members, '__esModule: true'].join(', ')}}`;
  });
  return bundleScript(`${imports.join('\n')}\nObject.assign(globalThis.packages, {${table.join(', ')}});`, {
    siteDir,
    plugins: [elsewhere(new Set(others.map(([name]) => name))), withoutSuffixes],
  });
}

interface Options {
  siteDir: string;
  plugins?: Plugin[];
  define?: Record<string, string>;
}

export async function bundleScript(code: string, {siteDir, plugins = [], define}: Options): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: code, resolveDir: siteDir, loader: 'ts'},
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    // As when a reader runs the code: the library's warnings are part of what it does.
    define: {'process.env.NODE_ENV': '"development"', ...define},
    // The library's build for browsers without a bundler has no warnings; its exports offer `module` before it.
    conditions: ['module', 'development'],
    plugins,
  });
  return outputFiles[0]!.text;
}

/** Takes packages of other groups from the frame's table. */
function elsewhere(names: ReadonlySet<string>): Plugin {
  return {
    name: 'elsewhere',
    setup({onResolve, onLoad}) {
      onResolve({filter: /^[\w@]/}, ({path}) =>
        names.has(path) ? {path, namespace: 'elsewhere'} : undefined,
      );
      onLoad({filter: /.*/, namespace: 'elsewhere'}, ({path}) => ({
        contents: `module.exports = globalThis.packages[${JSON.stringify(path)}];`,
      }));
    },
  };
}

/** The list of public suffixes is two thirds of MSW, and decides about cookies, which the frame does not have. */
const withoutSuffixes: Plugin = {
  name: 'without-suffixes',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^tldts$/}, ({path}) => ({path, namespace: 'suffixes'}));
    onLoad({filter: /.*/, namespace: 'suffixes'}, () => ({
      contents: 'export const getDomain = (host) => host;',
    }));
  },
};
