import {switchColor} from '../colors';
import {test} from '../fixtures';

test('without localStorage the site works on', async ({reader, site}) => {
  reader.expects(/storage|insecure/i);
  site.prepare(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await reader.open('/introduction/getting-started');
  await switchColor(reader);
  await reader.is(() => document.documentElement.dataset.theme, 'dark');
  await reader.follow('/api/createSlice');
  await reader.click({css: '[role="radio"]', name: 'JS'});
  await reader.is(() => document.documentElement.dataset.tabLanguage, 'js');
});

test('without sessionStorage the site works on', async ({reader, site}) => {
  site.prepare(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await reader.open('/introduction/getting-started');
  await reader.follow('/api/createSlice');
  await reader.leave(() => history.back());
  await reader.heading('Getting started');
});
