import {missingRoute, routes} from '../routes';
import {expect, open, test} from './fixtures';

test.use({viewport: {width: 320, height: 700}});

for (const section of ['', 'introduction', 'tutorials', 'usage', 'api', 'rtk-query']) {
  const start = section ? `/${section}/` : /^\/[^/]*$/;
  const paths = [...routes, missingRoute].filter((path) => path.search(start) === 0);

  test(`no page of /${section} scrolls sideways at 320 px`, async ({page, problems}) => {
    expect(paths).not.toEqual([]);
    problems.allow(/404 \(Not Found\)/);
    for (const path of paths) {
      await open(page, path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
    }
  });
}
