import {expect, test} from 'vitest';
import {docRoutes} from '../routes';
import {attributesOf, pageOf} from './builtPages';

test.each(['/', ...docRoutes])('what %s waits for before it is painted is on the page', (route) => {
  const awaited = attributesOf(route, 'link[rel="expect"][blocking="render"]', 'href');
  expect(awaited).toHaveLength(1);
  for (const target of awaited) {
    expect(target).toMatch(/^#./);
    expect(pageOf(route)(`[id="${target?.slice(1)}"]`)).toHaveLength(1);
  }
});

test.each(docRoutes)('no block of %s waits for what never comes', (route) => {
  expect(pageOf(route)('[data-article] > :last-child').is('[hidden]:empty')).toBe(true);
});

test.each(docRoutes)('the first screen of %s is painted before the rest', (route) => {
  const $ = pageOf(route);
  const inline = 'script:not([src], [type])';
  const beforeStyles = $('link[rel="stylesheet"]').first().prevAll(inline);
  expect(beforeStyles.text()).toContain('data-theme');
  // The only script of the body, at which a browser waits for the styles.
  const stop = $('body').find(inline);
  expect(stop).toHaveLength(1);
  expect(stop.parent().is('[data-article]')).toBe(true);
  const text = (blocks: ReturnType<typeof $>) => blocks.text().length;
  expect(text(stop.prevAll())).toBeGreaterThan(800);
  expect(text(stop.prevAll().slice(1))).toBeLessThan(800);
});
