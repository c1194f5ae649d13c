import {expect, open, test} from './fixtures';
import {elsewhere} from './servers';

const message = 'Your Docusaurus site did not load properly.';

test.describe('under the wrong base URL', () => {
  test.use({site: 'SITE_ELSEWHERE'});

  test('the site says so, and names the right one', async ({page, problems}) => {
    problems.allow(/404 \(Not Found\)|MIME type|Unexpected token '<'/);
    await page.goto(elsewhere);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText(/Current configured baseUrl = \//)).toBeVisible();
    await expect(page.getByText(`We suggest trying baseUrl = ${elsewhere}`)).toBeVisible();
  });
});

test('a site under its own base URL does not', async ({page}) => {
  await open(page, '/');
  await expect(page.getByText(message)).toHaveCount(0);
});
