// Draws the pictures that must be PNG from their SVG sources: `node src/art/render.mjs`. Run it after editing one.
import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';

const pictures = [
  {source: 'social.svg', target: '../../static/img/social.png', width: 1200, height: 630},
  {source: 'touch-icon.svg', target: '../../static/img/apple-touch-icon.png', width: 180, height: 180},
];

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const {source, target, width, height} of pictures) {
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(
    `<style>body{margin:0}svg{display:block}</style>${await readFile(here(source), 'utf8')}`,
  );
  await page.screenshot({path: here(target)});
  await page.close();
}
await browser.close();
