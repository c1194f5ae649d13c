import {execFile} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {root} from '../content/files';

/** Builds a small site with the rules of the real one and these files; resolves with its exit code and output. */
export function buildFixture(name: string, files: Record<string, string>) {
  const folder = join(root, '.cache', 'fixtures', name);
  rmSync(folder, {recursive: true, force: true});
  const all = {'docusaurus.config.ts': CONFIG, 'package.json': '{"private": true}', ...files};
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
  return new Promise<{code: number; output: string}>((resolve) => {
    const command = join(root, 'node_modules/.bin/docusaurus');
    const env = {...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0'};
    execFile(command, ['build', folder], {cwd: folder, env}, (error, stdout, stderr) =>
      resolve({code: error ? 1 : 0, output: stdout + stderr}),
    );
  });
}

/** The real configuration, with nothing of the real content. */
const CONFIG = `
import real from '../../../docusaurus.config';
import strictBundler from '../../../plugins/strict-bundler';

const docs = {routeBasePath: '/', path: 'docs'};
export default {
  ...real,
  clientModules: [],
  plugins: [strictBundler],
  themeConfig: {},
  presets: [['classic', {docs, blog: false, pages: {path: 'pages'}, sitemap: false}]],
};
`;
