import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {digest} from './DiskCache';

const TOOLS = ['shiki', 'typescript', 'prettier', 'ts-blank-space', 'npm-to-yarn'];

/** Changes whenever the code of this plugin or a tool it uses does. */
export function pluginVersion(siteDir: string): string {
  const require = createRequire(join(siteDir, 'package.json'));
  const tools = TOOLS.map((name) => [name, readFileSync(packageFile(require, name), 'utf8')]);
  return digest(sources(join(siteDir, 'plugins/code-blocks')), tools);
}

/** Not `require.resolve('<name>/package.json')`: some packages do not export it. */
function packageFile(require: NodeJS.Require, name: string): string {
  const folder = require.resolve
    .paths(name)
    ?.find((path) => readdirIfAny(join(path, name)).includes('package.json'));
  if (!folder) throw new Error(`The package ${name} is not installed: run npm ci.`);
  return join(folder, name, 'package.json');
}

function readdirIfAny(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** What runs at build time; styles, the browser's part and tests do not change a block. */
function sources(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|__fixtures__|client|theme[\\/]/.test(path))
    .sort()
    .map((path) => path + readFileSync(join(folder, path), 'utf8'));
}
