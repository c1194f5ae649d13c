import {expect, test} from './fixtures';
import {serveInPieces} from './inPieces';
import {shiftsWhileLoading} from './shifts';

// every-page.spec.ts tests that nothing moves; this file tests that it would be noticed.

test('what a script moves is noticed', async ({page}) => {
  await page.addInitScript(() => addEventListener('load', () => document.body.prepend('Late')));
  expect((await shiftsWhileLoading(page, '/')).length).toBeGreaterThan(0);
});

test('what arrives late and moves what is there is noticed', async ({page}) => {
  const hasty = await serveInPieces(process.env['SITE']!, {
    edit: (html) => html.replaceAll('blocking=render', ''),
    pause: 150,
  });
  await page.setViewportSize({width: 1280, height: 844});
  expect((await shiftsWhileLoading(page, hasty.origin)).length).toBeGreaterThan(0);
  hasty.close();
});
