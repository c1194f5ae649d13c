import {expect, test} from '../fixtures';
import {isSeen, switchColor} from '../colors';
import {openWithoutScript} from '../withoutScript';

// Of a reader who prefers dark colors and less motion.
test.use({system: {isDark: true, hasLessMotion: true}});
// One after the other: an engine reads it when it starts, and one start is enough.
test.describe.configure({mode: 'default'});

test('a page is dark, and one press makes it light', async ({reader}) => {
  await reader.open('/');
  await isSeen(reader, 'dark');
  await switchColor(reader);
  await isSeen(reader, 'light');
});

test('a page is dark without any script of the site', async ({reader, site}) => {
  reader.expects(/not loaded/);
  site.cut(/\/assets\/js\//);
  await reader.visit('/api/createSlice');
  await isSeen(reader, 'dark');
});

test('with less motion nothing glides', async ({reader}) => {
  await reader.open('/api/createAction');
  const gliding = await reader.read(() => ({
    asked: matchMedia('(prefers-reduced-motion: reduce)').matches,
    scrolls: getComputedStyle(document.documentElement).scrollBehavior,
    moves: [...document.querySelectorAll('*')]
      .filter((element) => {
        const {transitionDuration, transitionProperty, animationName} = getComputedStyle(element);
        const isLong = transitionDuration.split(',').some((time) => parseFloat(time) > 0.01);
        const isMove = /transform|all|height|width|top|left|margin/.test(transitionProperty);
        return (isLong && isMove) || animationName !== 'none';
      })
      .map(({tagName, className}) => `${tagName}.${className}`),
  }));
  expect(gliding).toEqual({asked: true, scrolls: 'auto', moves: []});
});

test('a page without script is dark', async ({reader, site}) => {
  await openWithoutScript(reader, site, '/api/createSlice');
  await reader.until(() => {
    const page = document.querySelector('iframe')!.contentDocument!;
    const colors = [page.body, page.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    const painted = colors.find((color) => !color.endsWith(', 0)'));
    return !!painted && Number(painted.match(/[\d.]+/g)![0]) < 80;
  }, 'the page is dark');
});
