import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import linkCheck from '../../plugins/link-check';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'link-check-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

/** What the plugin does with the files of a build. */
async function check(html: string) {
  writeFileSync(join(outDir, 'index.html'), html);
  writeFileSync(join(outDir, 'first.html'), '<h2 id="below">Below</h2>');
  const siteConfig = {url: 'https://site.example', baseUrl: '/'};
  const props = {outDir, siteConfig} as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0];
  await linkCheck().postBuild?.(props);
}

test('a build whose links lead somewhere passes', async () => {
  await expect(check('<a href="/first#below">below</a>')).resolves.toBeUndefined();
});

test('a link in raw HTML that leads nowhere fails the build, which names the page and the link', async () => {
  await expect(check('<a href="/second">second</a>')).rejects.toThrow(
    /\/: the link "\/second" leads to no page/,
  );
  await expect(check('<a href="/first#above">above</a>')).rejects.toThrow(
    /names an anchor that \/first does not/,
  );
});
