import {transform} from 'sucrase';

/**
 * Turns a TypeScript module into the body of an async function that takes `require`, `exports` and `importModule`. Lines keep
 * their numbers. The browser compiles edited samples with the same function.
 */
export function compile(source: string, file: string): string {
  if (file.endsWith('.json')) return `exports.__esModule = true; exports.default = ${source.trim()};`;
  const {code} = transform(source, {
    filePath: file,
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    // Otherwise elements carry the path of their file.
    production: true,
    preserveDynamicImport: true,
  });
  return code.replace(/\bimport\(/g, 'importModule(');
}

/** The specifiers that a compiled module asks for when it starts. */
export function staticImports(code: string): string[] {
  return Array.from(code.matchAll(/\brequire\(['"]([^'"]+)['"]\)/g), ([, specifier]) => specifier!);
}

export function dynamicImports(code: string): string[] {
  return Array.from(code.matchAll(/\bimportModule\('([^']+)'\)/g), ([, specifier]) => specifier!);
}
