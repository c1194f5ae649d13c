import {button, css, link} from '../Reader';
import {test} from '../fixtures';

const sidebar = '.theme-doc-sidebar-container';

test('a category opens, and stays open on the next page', async ({reader}) => {
  await reader.open('/introduction/getting-started');
  await reader.click(button('API reference', sidebar));
  await reader.click(link('createSlice', sidebar));
  await reader.heading('createSlice');
  await reader.click(button('Guides', sidebar));
  await reader.click(link('Polling', sidebar));
  await reader.heading('Polling');
  await reader.sees(link('createSlice', sidebar));
});

test('an open category closes', async ({reader}) => {
  await reader.open('/api/createAction');
  await reader.sees(link('createAction', sidebar));
  await reader.click(button('API reference', sidebar));
  await reader.misses(link('createAction', sidebar));
});

test('the sidebar marks the page that a link in the text leads to', async ({reader}) => {
  await reader.open('/introduction/getting-started');
  await reader.follow('/api/createSlice');
  await reader.sees({css: `${sidebar} [aria-current="page"]`, name: 'createSlice'});
});

test('the sidebar stays while the text scrolls, and scrolls by itself', async ({reader}) => {
  await reader.open('/rtk-query/usage/queries');
  await reader.read(() => scrollTo({top: 2000, behavior: 'instant'}));
  await reader.seesInView({css: `${sidebar} [aria-current="page"]`, name: 'Queries'});
  await reader.read((css) => {
    const menu = [...document.querySelectorAll(`${css} *`)].find(
      (element) =>
        getComputedStyle(element).overflowY === 'auto' && element.scrollHeight > element.clientHeight,
    )!;
    menu.scrollTop = menu.scrollHeight;
    if (menu.scrollTop === 0) throw new Error('The sidebar does not scroll.');
  }, sidebar);
  await reader.seesInView(css(`${sidebar} li:last-child`));
});
