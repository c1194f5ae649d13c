import {expect, follow, open, test} from './fixtures';

test.use({viewport: {width: 1280, height: 800}, colorScheme: 'light'});

for (const storage of ['localStorage', 'sessionStorage'] as const) {
  test(`without ${storage} the site works on`, async ({page, problems}) => {
    await page.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The request is insecure.', 'SecurityError');
        },
      });
    }, storage);
    await open(page, '/');
    if (storage === 'localStorage') await problems.expect(/^warning: .*browser storage is not available/s);

    await page.getByRole('button', {name: /dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await follow(page, '/tutorials/overview');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/tutorial/i);
  });
}
