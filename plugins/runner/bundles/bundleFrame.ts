import {join} from 'node:path';
import {digest} from '../../shared/DiskCache';
import {bundleGroup, bundleScript} from './bundle';
import {GROUP_NAMES, type Group} from './groups';
import {POLICY} from './policy';

/** What the frame is made of, by file name: its page, its script, and a script for each group of packages. */
export async function bundleFrame(siteDir: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const names: Partial<Record<Group, string>> = {};
  for (const group of GROUP_NAMES) {
    const text = await bundleGroup(group, siteDir);
    names[group] = named(group, text);
    files[names[group]] = text;
  }
  const main = JSON.stringify(join(siteDir, 'plugins/runner/frame/main.ts'));
  const script = await bundleScript(`import ${main};`, {
    siteDir,
    define: {GROUP_FILES: JSON.stringify(names)},
  });
  const name = named('frame', script);
  return {...files, [name]: script, 'frame.html': page(name)};
}

const named = (name: string, text: string) => `${name}.${digest(text).slice(0, 8)}.js`;

/** The policy is in the page, too, for hosts that set no headers. */
function page(script: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Running sample</title>` +
    '<style>body{margin:1rem;font:1rem/1.5 system-ui,sans-serif}button,input,select{font:inherit}</style></head>' +
    `<body><div id="root"></div><script src="${script}"></script></body></html>`
  );
}
