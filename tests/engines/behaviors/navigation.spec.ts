import {css, link} from '../Reader';
import {BOTH, expect, test} from '../fixtures';

const navbar = css('nav.navbar');

test('the navigation leads to each part, and marks it', async ({reader}) => {
  await reader.open('/');
  for (const [name, path] of [
    ['Tutorials', '/tutorials/overview'],
    ['API', '/api/configureStore'],
    ['RTK Query', '/rtk-query/overview'],
  ] as const) {
    await reader.click(link(name, '.navbar'));
    await reader.isAt(path);
    await reader.says(link(name, '.navbar'), 'page', 'aria-current');
  }
});

test('the brand leads home', async ({reader}) => {
  await reader.open('/api/createAction');
  await reader.click(css('.navbar__brand'));
  await reader.isAt('/');
  await reader.sees({css: 'h1', name: '/wiring done/'});
});

for (const width of BOTH)
  test(`a link in the text leads to its page, which begins at its top ${width}`, async ({reader}) => {
    await reader.open('/introduction/getting-started');
    await reader.read(() => scrollTo({top: 800, behavior: 'instant'}));
    await reader.follow('/api/createSlice');
    await reader.heading('createSlice');
    await reader.is(() => scrollY, 0);
    await reader.is(() => document.title, 'createSlice | Redux Toolkit');
  });

test('the last link of a page leads to the next', async ({reader}) => {
  await reader.open('/tutorials/overview');
  await reader.click(css('.pagination-nav__link--next'));
  await reader.isAt('/tutorials/quick-start');
  await reader.heading('Quick start');
});

test('the breadcrumbs lead home', async ({reader}) => {
  await reader.open('/rtk-query/usage/queries');
  await reader.click(css('.breadcrumbs a[aria-label="Home page"]'));
  await reader.isAt('/');
});

test('the footer leads on', async ({reader}) => {
  await reader.open('/api/createAction');
  await reader.click(css('footer a[href="/usage/usage-guide"]'));
  await reader.isAt('/usage/usage-guide');
});

for (const width of BOTH)
  test(`the navigation leaves while a reader scrolls down, and comes back ${width}`, async ({reader}) => {
    await reader.open('/rtk-query/usage/queries');
    // In the text: at the left of a wide window is the sidebar.
    const middle = {x: (await reader.read(() => innerWidth)) / 2, y: 400};
    await reader.tab.wheel(middle, 400);
    await reader.until(() => scrollY > 100, 'the page is scrolled');
    await reader.tab.wheel(middle, 400);
    await reader.missesInView(navbar);
    await reader.tab.wheel(middle, -200);
    await reader.seesInView(navbar);
  });

test('a page that takes long shows a bar, and then itself', async ({reader, site}) => {
  await reader.open('/introduction/getting-started');
  const release = site.hold(/^\/api\/createSlice/);
  await reader.click(css('[data-article] a[href="/api/createSlice"]'));
  await reader.sees(css('#nprogress .bar'));
  await reader.heading('Getting started');
  release();
  await reader.heading('createSlice');
  await reader.misses(css('#nprogress'));
});

test('the menu of languages opens when it is pointed at', async ({reader}) => {
  await reader.open('/api/createAction');
  await reader.point({css: '.navbar .dropdown', name: '/English/'});
  await reader.sees({css: '.dropdown__menu a', name: 'English'});
});

test('an address that ends in .html is answered with the page', async ({reader}) => {
  await reader.open('/api/createSlice.html');
  await reader.heading('createSlice');
  await reader.isAt('/api/createSlice');
});

test('every page of the way is read once from the network', async ({reader, site}) => {
  await reader.open('/introduction/getting-started');
  await reader.follow('/api/createSlice');
  await reader.leave(() => history.back());
  await reader.heading('Getting started');
  const asked = site.requests.filter((path) => path === '/api/createSlice').length;
  await reader.leave(() => history.forward());
  await reader.heading('createSlice');
  expect(site.requests.filter((path) => path === '/api/createSlice')).toHaveLength(asked);
});
