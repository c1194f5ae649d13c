import {expect, test} from '../fixtures';
import {openWithoutScript} from '../withoutScript';

test('a page can be read', async ({reader, site}) => {
  await openWithoutScript(reader, site, '/api/createSlice');
  const {title, words, language, tools} = await reader.read(() => {
    const page = document.querySelector('iframe')!.contentDocument!;
    const shown = (css: string) =>
      [...page.querySelectorAll(css)].filter((element) => element.getClientRects().length > 0).length;
    return {
      title: page.querySelector('h1')!.textContent,
      words: page.querySelector<HTMLElement>('[data-article]')!.innerText.split(/\s+/).length,
      language: [shown('pre.in-ts') > 0, shown('pre.in-js') > 0],
      tools: shown('.code-copy, .code-tabs'),
    };
  });
  expect(title).toBe('createSlice');
  expect(words).toBeGreaterThan(400);
  expect(language).toEqual([true, false]);
  expect(tools).toBe(0);
});

test('links are links', async ({reader, site}) => {
  await openWithoutScript(reader, site, '/introduction/getting-started');
  await reader.read(() => {
    const frame = document.querySelector('iframe')!;
    frame.contentDocument!.querySelector<HTMLElement>('[data-article] a[href="/api/createSlice"]')!.click();
  });
  await reader.is(
    () => document.querySelector('iframe')!.contentDocument?.querySelector('h1')?.textContent,
    'createSlice',
  );
});
