import {expect, hydrated, open, test} from './fixtures';

/** A host may serve a page under the name of its file; `npm start` redirects, so such a host is simulated here. */
for (const [address, path] of [
  ['/api/createSlice.html', '/api/createSlice'],
  ['/api/createSlice/index.html', '/api/createSlice'],
  ['/index.html', '/'],
]) {
  test(`${address} shows the page of ${path}`, async ({page, request}) => {
    await open(page, path!);
    const heading = await page.getByRole('heading', {level: 1}).innerText();

    const body = await (await request.get(path!)).text();
    await page.route(`**${address}`, (route) => route.fulfill({contentType: 'text/html', body}));
    await page.goto(address!);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await expect(page.getByRole('heading', {name: /not found/i})).toHaveCount(0);
  });
}

for (const ending of ['.html', '/index.html'])
  test(`a host that knows no address with ${ending} is asked for the clean one`, async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(/404 \(Not Found\)/);
    const body = await (await request.get('/404.html')).text();
    await page.route(`**/api/createSlice${ending}*`, (route) =>
      route.fulfill({status: 404, contentType: 'text/html', body}),
    );
    await page.goto(`/api/createSlice${ending}?a=b#options`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('createSlice');
    await expect(page).toHaveURL('/api/createSlice?a=b#options');
    await hydrated(page);
  });

test.describe('the server of `npm start`', () => {
  test.use({site: 'SITE_PLAIN'});

  test('redirects them to the clean address', async ({request}) => {
    for (const [address, path] of [
      ['/api/createSlice.html', '/api/createSlice'],
      ['/api/createSlice/', '/api/createSlice'],
      ['/index.html', '/'],
    ]) {
      const response = await request.get(address!, {maxRedirects: 0});
      expect(response.status()).toBe(301);
      const {pathname} = new URL(response.headers().location!, response.url());
      expect(pathname.replace(/\/index$/, '/')).toBe(path);
    }
  });
});
