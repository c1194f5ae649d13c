import {expect, test} from 'vitest';
import {docRoutes} from '../routes';
import {attributesOf, pageOf} from './builtPages';

test.each(['/', ...docRoutes])('what %s waits for before it is painted is on the page', (route) => {
  const awaited = attributesOf(route, 'link[rel="expect"][blocking="render"]', 'href');
  expect(awaited).toHaveLength(route === '/' ? 1 : 2);
  for (const target of awaited) {
    expect(target).toMatch(/^#./);
    expect(pageOf(route)(`[id="${target?.slice(1)}"]`)).toHaveLength(1);
  }
});
