import {setTimeout} from 'node:timers/promises';
import {css, type Reader} from '../Reader';
import {BOTH, expect, test} from '../fixtures';

const call = {css: '.code-block[data-types] pre .f', name: 'createAction'};
const popup = css('[role="note"]');
const pre = css('.code-block[data-types] pre');

const saysType = (reader: Reader) => reader.sees({...popup, name: '/createAction</'});

/** Runs in the page. */
const isInside = () => {
  const box = window.finder.find({css: '[role="note"]'})?.getBoundingClientRect();
  return !!box && box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
};

test('pointing at a name shows its type, leaving hides it', async ({reader, site}) => {
  await reader.open('/api/createAction');
  expect(site.requests.filter((path) => path.includes('/assets/types/'))).toEqual([]);
  await reader.point(call);
  await saysType(reader);
  await reader.tab.point({x: 2, y: 2});
  await reader.misses(popup);
});

for (const width of BOTH)
  test(`a press on a name shows its type, Escape hides it ${width}`, async ({reader}) => {
    await reader.open('/api/createAction');
    await reader.click(call);
    await saysType(reader);
    await reader.press('Escape');
    await reader.misses(popup);
  });

test('by keyboard: Enter goes into the code, arrows through it, Escape back', async ({reader}) => {
  await reader.open('/api/createAction');
  await reader.focus(pre);
  await reader.press('Enter');
  await reader.hasFocus(css('.code-name'));
  await reader.sees(popup);
  const first = await reader.read(() => document.activeElement!.textContent);
  await reader.press('ArrowRight');
  await reader.until((text) => document.activeElement!.textContent !== text, 'the next name', first);
  await reader.press('Home');
  await reader.is(() => document.activeElement!.textContent, first);
  await reader.press('Escape');
  await reader.hasFocus(pre);
  await reader.misses(popup);
});

for (const width of BOTH)
  test(`the popup stays inside the window ${width}`, async ({reader}) => {
    await reader.open('/api/createAction');
    await reader.focus(pre);
    await reader.press('Enter');
    for (let step = 0; step < 6; step++) {
      await reader.press('ArrowRight');
      await reader.until(isInside, 'the popup is inside');
    }
  });

test('a name in the popup leads to its reference, and Tab reaches it', async ({reader}) => {
  await reader.open('/api/createAction');
  await reader.focus(pre);
  await reader.press('Enter');
  await reader.sees(popup);
  await reader.press('Tab');
  await reader.until(
    () => !!document.activeElement?.closest('[role="note"]'),
    'a link of the popup has the focus',
  );
  await reader.press('Enter');
  await reader.until(() => location.pathname.startsWith('/api/'), 'the reference is open');
});

for (const width of BOTH)
  test(`a long type is short first, and whole by keyboard or a press ${width}`, async ({reader}) => {
    const whole = css('[role="note"] details code');
    const fold = {css: '[role="note"] summary', name: 'Whole type'};
    await reader.open('/api/createSlice');
    await reader.click({...call, name: 'createSlice'});
    await reader.sees(fold);
    await reader.misses(whole);
    await reader.click(fold);
    // It may have moved away from the pointer, which then rests on another name for longer than a hover takes.
    await setTimeout(300);
    await reader.sees(whole);
    await reader.until(isInside, 'the popup is inside');
    await reader.focus(fold);
    // Unfolded, it may be elsewhere; a pointer that is not in it then does not close it.
    await reader.tab.point({x: 2, y: 2});
    await reader.press('Enter');
    await reader.misses(whole);
    await reader.press('Enter');
    await reader.sees(whole);
    await reader.press('Escape');
    await reader.misses(popup);
  });

test('the exact signature unfolds by keyboard or a press', async ({reader}) => {
  const fold = {css: '.full-signature > summary', name: 'Exact signature'};
  const exact = css('.full-signature pre');
  await reader.open('/api/createEntityAdapter');
  await reader.misses(exact);
  await reader.click(fold);
  await reader.sees(exact);
  await reader.focus(fold);
  await reader.press('Enter');
  await reader.misses(exact);
  await reader.press('Enter');
  await reader.sees(exact);
});

test('types that do not load are told, and the next try works', async ({reader, site}) => {
  reader.expects(/types/);
  const bringBack = site.cut(/\/assets\/types\//);
  await reader.open('/api/createAction');
  await reader.focus(pre);
  await reader.until(
    () =>
      [...document.querySelectorAll('[role="status"]')].some(({textContent}) =>
        /could not be loaded/.test(textContent ?? ''),
      ),
    'the reader is told',
  );
  bringBack();
  await reader.point(call);
  await saysType(reader);
});
