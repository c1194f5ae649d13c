import {GROUP_NAMES, packagesOf} from '../../bundles/groups';
import {compile, dynamicImports, staticImports} from '../../compile';
import type {Place, RunData} from '../../protocol';
import {resolve} from '../../sources/resolve';
import {guard} from './guard';

/** What the frame can load. */
const PACKAGES = new Set(GROUP_NAMES.flatMap(packagesOf).map(([name]) => name));

/** What is wrong with an edit, and where. */
export interface Problem {
  place: Place;
  message: string;
}

/** The texts of the editor by path of their module, with the endings of the language that they are in. */
export interface Written {
  texts: ReadonlyMap<string, string>;
  nameOf: (path: string) => string;
}

/** The run of a sample with these texts instead of its own, or the first problem. */
export function compileEdits(data: RunData, {texts, nameOf}: Written): RunData | Problem {
  const modules = {...data.modules};
  const links = {...data.links};
  const packages = new Set(data.packages);
  const exists = (path: string) => path in modules || texts.has(path);
  for (const [path, text] of texts) {
    const code = compiled(text, path, nameOf(path));
    if (typeof code !== 'string') return code;
    const found: Record<string, string> = {};
    for (const specifier of [...staticImports(code), ...dynamicImports(code)]) {
      const target = specifier.startsWith('.') ? resolve(path, specifier, exists) : undefined;
      if (target) found[specifier] = target;
      else if (PACKAGES.has(specifier)) packages.add(specifier);
      else if (!packages.has(specifier)) return missing(specifier, text, path);
    }
    modules[path] = code;
    links[path] = found;
  }
  return {...data, modules, links, packages: [...packages].sort(), edited: true};
}

function compiled(text: string, path: string, name: string): string | Problem {
  if (path.endsWith('.json')) return compile(text, path);
  try {
    compile(text, name);
  } catch (error) {
    const {message, loc} = error as Error & {loc?: {line: number}};
    return {
      place: {file: path, line: Math.min(loc?.line ?? 1, text.trimEnd().split('\n').length)},
      message: message.replace(/^Error transforming \S+: /, '').replace(/ \(\d+:\d+\)$/, ''),
    };
  }
  return compile(guard(text, name, path), name);
}

function missing(specifier: string, text: string, path: string): Problem {
  const before = text.slice(0, Math.max(0, text.indexOf(specifier)));
  return {
    place: {file: path, line: before.split('\n').length},
    message: specifier.startsWith('.')
      ? `No file of this sample is ${specifier}.`
      : `The package ${specifier} is not available here; there are ${[...PACKAGES].join(', ')}.`,
  };
}
