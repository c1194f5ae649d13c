import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {findBrowser} from '../../tasks/browser.mjs';
import {secondsOf} from '../results.mjs';
import {apply, edits, ROUTE} from './edits.mjs';

const PORT = 3777;
const PATIENCE = 180_000;

/**
 * The development server: how long until the first page is shown, and until an edit is.
 *
 * @param {string} site
 * @param {string} word
 * @returns {Promise<{first: number, page: number, sample: number}>} seconds
 */
export async function devServer(site, word) {
  const bin = join(site, 'node_modules', '.bin', 'docusaurus');
  const server = spawn(bin, ['start', '--no-open', '--port', String(PORT)], {cwd: site, stdio: 'ignore'});
  const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox']});
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    const first = await secondsOf(() => open(page));
    /** @param {keyof typeof edits} kind */
    const seen = async (kind) => {
      const text = page.locator(`article >> text=${word}${kind}`).first();
      const undo = await apply(site, edits[kind], `${word}${kind}`);
      const seconds = await secondsOf(() => text.waitFor({state: 'attached'}));
      await undo();
      await text.waitFor({state: 'detached'});
      return seconds;
    };
    return {first, page: await seen('page'), sample: await seen('sample')};
  } finally {
    await browser.close();
    server.kill();
  }
}

/** @param {import('@playwright/test').Page} page */
async function open(page) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const answered = await page.goto(`http://localhost:${PORT}${ROUTE}`).catch(() => null);
    if (answered?.ok()) return page.locator('article h2').first().waitFor();
    await page.waitForTimeout(100);
  }
  throw new Error('The development server did not start.');
}
