import {css, link} from '../Reader';
import {BOTH, expect, test} from '../fixtures';

for (const width of BOTH)
  test(`the first Tab reaches a link that skips to the content ${width}`, async ({reader}) => {
    await reader.open('/api/createAction');
    const skip = link('Skip to main content');
    await reader.missesInView(skip);
    await reader.press('Tab');
    await reader.hasFocus(skip);
    await reader.seesInView(skip);
    await reader.press('Enter', 'Tab');
    await reader.until(() => !!document.activeElement?.closest('main'), 'the focus is in the content');
  });

test('what has the focus is marked while Tab is in use, and no longer after a press', async ({reader}) => {
  await reader.open('/');
  await reader.press('Tab', 'Tab');
  const ring = () => reader.read(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(await ring()).not.toBe('none');
  await reader.tab.click({x: 100, y: 500});
  await reader.until(() => !document.body.classList.contains('navigation-with-keyboard'), 'the mark is gone');
});

for (const width of BOTH)
  test(`every stop of Tab is seen, and marked ${width}`, async ({reader}) => {
    await reader.open('/tutorials/overview');
    for (let stop = 0; stop < 25; stop++) {
      await reader.press('Tab');
      const unseen = await reader.read(() => {
        const element = document.activeElement!;
        if (element === document.body) return '';
        const {width, height} = element.getBoundingClientRect();
        const {outlineStyle, boxShadow} = getComputedStyle(element);
        const isMarked = outlineStyle !== 'none' || boxShadow !== 'none';
        return width > 1 && height > 1 && isMarked ? '' : element.outerHTML.slice(0, 150);
      });
      expect(unseen).toBe('');
    }
  });

for (const width of BOTH)
  test(`Space scrolls, Home comes back ${width}`, async ({reader}) => {
    await reader.open('/api/createAction');
    await reader.click(css('article p'));
    await reader.press(' ');
    await reader.until(() => scrollY > 100, 'the page is scrolled');
    // WebKit glides, and does not let a second key interrupt it.
    await expect.poll(() => reader.read(isAtRest)).toBe(true);
    await reader.press('Home');
    await reader.is(() => scrollY, 0);
  });

/** A place that is the same after a few frames. */
async function isAtRest() {
  const before = scrollY;
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  return scrollY === before;
}
