import {expect, open, test} from './fixtures';

const page1 = '/api/createSlice';

test('no highlighter travels to the reader', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await open(page, page1);
  const texts = await Promise.all(scripts);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).not.toMatch(/\bPrism\b|prismjs|\bshiki\b|languages\.clike/);
});

test('the copy button copies exactly the code on screen, and says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, page1);
  const block = page.locator('.code-block:visible:has(.code-copy):has(pre.in-js)').first();
  const copied = async () => {
    await block.locator('.code-copy').click();
    await expect(block.locator('.code-copy')).toHaveAttribute('data-copied', '');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const typescript = await block.locator('pre.in-ts code').textContent();
  expect(await copied()).toBe(typescript);
  await expect(page.getByRole('status').filter({hasText: 'Code copied'})).toBeAttached();

  await block.getByRole('radio', {name: 'JS', exact: true}).click();
  const javascript = await block.locator('pre.in-js code').textContent();
  expect(javascript).not.toBe(typescript);
  expect(await copied()).toBe(javascript);
});

test('if the browser refuses to copy, the code is selected and the reader told', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await open(page, page1);
  const block = page.locator('.code-block:visible:has(.code-copy)').first();
  await block.locator('.code-copy').click();
  await expect(page.getByRole('status').filter({hasText: 'refused to copy'})).toBeAttached();
  const selected = await page.evaluate(() => getSelection()!.toString().trim());
  expect(selected).toBe((await block.locator('pre:visible code').textContent())!.trim());
});

test('long lines wrap when the reader wants', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await open(page, page1);
  const block = page.locator('.code-block:visible:has(.code-wrap)').first();
  const pre = block.locator('pre:visible');
  const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await block.getByRole('button', {name: 'Wrap long lines'}).click();
  await expect(block.getByRole('button', {name: 'Wrap long lines', pressed: true})).toBeVisible();
  expect(await overflow()).toBe(0);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('TypeScript shows, files can be chosen, and nothing is offered that would not work', async ({
    page,
  }) => {
    await page.goto(page1);
    const files = page.locator('.code-files').first();
    await expect(files.locator('.code-block:visible')).toHaveCount(1);
    const first = await files.locator('.code-block:visible code:visible').textContent();
    await files.locator('label').nth(1).click();
    await expect(files.locator('.code-block:visible')).toHaveCount(1);
    expect(await files.locator('.code-block:visible code:visible').textContent()).not.toBe(first);
    await expect(page.locator('.in-js:visible, .code-copy:visible, .code-tabs:visible')).toHaveCount(0);
  });
});
