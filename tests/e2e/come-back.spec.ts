import {expect, follow, open, test} from './fixtures';

for (const arrive of ['by its address', 'by a link'] as const)
  test(`a page reached ${arrive} is found as it was left, and works as before`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, arrive === 'by a link' ? '/introduction/getting-started' : '/api/createSlice');
    if (arrive === 'by a link') await follow(page, '/api/createSlice');
    const article = page.locator('[data-article="/api/createSlice"]');
    const text = await article.textContent();
    const wrap = article.getByRole('button', {name: 'Wrap long lines'}).first();
    await wrap.click();

    await follow(page, '/usage/immer-reducers');
    await page.goBack();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-article]')).toHaveCount(1);
    expect(await article.textContent()).toBe(text);

    await page.goForward();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Writing reducers with Immer');
    await page.goBack();
    await follow(page, '/usage/immer-reducers');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Writing reducers with Immer');
  });
