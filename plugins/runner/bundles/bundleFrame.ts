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

/** A sample brings no styles; these let it look like a part of the site. */
const STYLES =
  ':root{color:light-dark(#211c30,#e8e4f1);background:light-dark(#fff,#13101b)}' +
  'body{margin:1rem;font:.9375rem/1.5 system-ui,sans-serif}:is(ul,ol){padding-left:1.5rem}li{margin:.25rem 0}' +
  'button,input,select,textarea{padding:.1875rem .625rem;border:1px solid light-dark(#8d84a3,#7a7092);' +
  'border-radius:.375rem;background:light-dark(#fff,#1b1726);color:inherit;font:inherit}' +
  'button:not(:disabled){cursor:pointer}' +
  ':is(button,a,input,select,textarea):focus-visible{outline:2px solid light-dark(#6d41b4,#bda1f2);outline-offset:2px}' +
  'table{border-collapse:collapse}:is(td,th){padding:.25rem .75rem .25rem 0;text-align:left}';

/** The policy is in the page, too, for hosts that set no headers. */
function page(script: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Running sample</title>` +
    `<style>${STYLES}</style></head>` +
    `<body><div id="root"></div><script src="../assets/run/${script}"></script></body></html>`
  );
}
