import {css} from '../Reader';
import {test} from '../fixtures';

const missing = '/api/creatSlice';

test('a wrong address offers the nearest page', async ({reader}) => {
  await reader.open(missing);
  await reader.heading('Page not found');
  await reader.click({css: 'main a[href="/api/createSlice"]'});
  await reader.isAt('/api/createSlice');
  await reader.heading('createSlice');
});

test('a wrong address offers a search', async ({reader}) => {
  await reader.open(missing);
  await reader.click(css('main input[type="search"]'));
  await reader.type('entity adapter');
  await reader.press('Enter');
  await reader.until(
    () => /^\/search$/.test(location.pathname) && /entity.+adapter/.test(location.search),
    'the search',
  );
});

test('a wrong address is also not found from inside the site', async ({reader}) => {
  await reader.open('/');
  await reader.read((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, missing);
  await reader.heading('Page not found');
});
