import {button, css, link} from '../Reader';
import {expect, test} from '../fixtures';

const menu = '.navbar-sidebar';
const opener = button('Toggle navigation bar');
const back = button('← Back to main menu');
const closer = button('Close navigation bar');

test('the menu slides in with the parts of the site, and closes', {tag: '@narrow'}, async ({reader}) => {
  await reader.open('/');
  await reader.missesInView(link('Usage Guide', menu));
  await reader.click(opener);
  await reader.seesInView(link('Usage Guide', menu));
  await reader.click(closer);
  await reader.missesInView(link('Usage Guide', menu));
});

test(
  'on a docs page it shows the docs, and the main menu behind them',
  {tag: '@narrow'},
  async ({reader}) => {
    await reader.open('/api/createAction');
    await reader.click(opener);
    await reader.seesInView(link('createSlice', menu));
    await reader.click(back);
    await reader.seesInView(link('Usage Guide', menu));
    await reader.missesInView(link('createSlice', menu));
  },
);

test('a page of the menu opens, and the menu closes', {tag: '@narrow'}, async ({reader}) => {
  await reader.open('/introduction/getting-started');
  await reader.click(opener);
  await reader.click(button('Guides', menu));
  await reader.click(link('Polling', menu));
  await reader.heading('Polling');
  await reader.missesInView(link('Polling', menu));
});

test('back closes the menu, and stays on the page', {tag: '@narrow'}, async ({reader}) => {
  await reader.open('/');
  await reader.follow('/introduction/getting-started');
  await reader.click(opener);
  await reader.seesInView(back);
  await reader.leave(() => history.back());
  await reader.missesInView(back);
  await reader.isAt('/introduction/getting-started');
});

test('the page behind the menu does not scroll', {tag: '@narrow'}, async ({reader}) => {
  await reader.open('/api/createAction');
  await reader.click(opener);
  await reader.seesInView(back);
  await reader.tab.wheel({x: 370, y: 500}, 500);
  // The menu scrolls before an answer comes, or nothing does.
  await reader.read(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await reader.read(() => scrollY)).toBe(0);
});

test('the menu closes when the window becomes wide', {tag: '@narrow'}, async ({reader}) => {
  await reader.open('/api/createAction');
  await reader.click(opener);
  await reader.seesInView(back);
  await reader.tab.resize({width: 1280, height: 800});
  await reader.misses(back);
  await reader.sees(css('.theme-doc-sidebar-container'));
});
