import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {button, css} from '../Reader';
import {expect, test} from '../fixtures';

const built = join(import.meta.dirname, '..', '..', '..', 'build');
const status = '.copy-page [role="status"]';

test('a page is copied as Markdown, by keyboard', async ({reader}) => {
  await reader.open('/api/createAction');
  await reader.focus(button('Copy page'));
  await reader.press('Enter');
  await reader.until(
    (selector) => document.querySelector(selector)?.textContent === 'Page copied as Markdown',
    'the reader is told',
    status,
  );
  expect(await reader.paste()).toBe(readFileSync(join(built, 'api/createAction.md'), 'utf8'));
});

test('a page is copied by a press, though its text takes a while', async ({reader, site}) => {
  await reader.open('/api/createAction');
  const release = site.hold(/createAction\.md/);
  await reader.click(button('Copy page'));
  await expect.poll(() => site.requests.some((path) => path.endsWith('.md'))).toBe(true);
  release();
  await reader.until(
    (selector) => document.querySelector(selector)?.textContent === 'Page copied as Markdown',
    'the reader is told',
    status,
  );
  expect(await reader.paste()).toContain('# createAction');
});

test('text that does not come is no copy', async ({reader, site}) => {
  await reader.open('/api/createAction');
  site.cut(/createAction\.md/);
  await reader.click(button('Copy page'));
  await reader.until(
    (selector) => /could not be loaded/.test(document.querySelector(selector)?.textContent ?? ''),
    'the reader is told',
    status,
  );
});

test('code is copied as it is on screen, in both languages', async ({reader}) => {
  await reader.open('/api/createAction');
  const shown = () =>
    reader.read(() => {
      const block = [...document.querySelectorAll('.code-block')].find((each) =>
        each.querySelector('pre.in-js'),
      )!;
      const pre = [...block.querySelectorAll('pre')].find((each) => each.getClientRects().length > 0)!;
      return pre.querySelector('code')!.textContent!;
    });
  const copy = css('.code-block:has(pre.in-js) .code-copy');
  const typescript = await shown();
  await reader.click(copy);
  await reader.says(copy, '', 'data-copied');
  expect(await reader.paste()).toBe(typescript);
  await reader.click({css: '[role="radio"]', name: 'JS'});
  const javascript = await shown();
  expect(javascript).not.toBe(typescript);
  await reader.click(copy);
  // The mark of the first copy may still be there.
  await expect.poll(() => reader.paste()).toBe(javascript);
});

test('the install command of the first page is copied', async ({reader}) => {
  await reader.open('/');
  await reader.click(button('/[Cc]opy/', 'main'));
  await reader.until(
    () =>
      [...document.querySelectorAll('main *')].some(
        ({textContent}) => textContent === 'Copied to the clipboard',
      ),
    'the reader is told',
  );
  expect(await reader.paste()).toMatch(/^npm install @reduxjs\/toolkit/);
});

test('the Markdown of a page opens', async ({reader}) => {
  await reader.open('/api/createAction');
  await reader.click({css: '.copy-page a', name: 'Markdown'});
  await reader.isAt('/api/createAction.md');
  await reader.until(() => document.body.innerText.includes('# createAction'), 'the text is shown');
});
