import {expect, it, vi} from 'vitest';
import {withoutHtml} from './stripHtml';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({default: {canUseDOM: false}}));

it.each([
  ['/api/createSlice', '/', '/api/createSlice'],
  ['/api/createSlice.html', '/', '/api/createSlice'],
  ['/api/createSlice/index.html', '/', '/api/createSlice'],
  ['/index.html', '/', '/'],
  ['/docs/index.html', '/docs/', '/docs/'],
  ['/docs/search.html', '/docs/', '/docs/search'],
  ['/api/htmlParser', '/', '/api/htmlParser'],
])('%s below %s is %s', (pathname, baseUrl, stripped) => {
  expect(withoutHtml(pathname, baseUrl)).toBe(stripped);
});
