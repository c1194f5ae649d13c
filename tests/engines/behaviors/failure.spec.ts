import {button, css} from '../Reader';
import {test} from '../fixtures';

const box = css('[role="alert"]');

/** Nothing is loaded ahead, or there would be nothing that fails. */
function saveData() {
  Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: true}});
}

test('a page that cannot be loaded shows a red box, and Retry works', async ({reader, site}) => {
  reader.expects(/./);
  site.prepare(saveData);
  await reader.open('/');
  const bringBack = site.cut(/^\/(assets\/js|introduction)\//);
  await reader.click({
    css: 'main a[href="/introduction/getting-started"], footer a[href="/introduction/getting-started"]',
  });
  await reader.sees(box);
  await reader.until(() => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(document.querySelector('[role="alert"]')!)
      .backgroundColor.match(/[\d.]+/g)!
      .map(Number);
    return red > 150 && Math.max(green, blue) < 100;
  }, 'the box is red');
  bringBack();
  await reader.click(button('Retry'));
  await reader.heading('Getting started');
  await reader.misses(box);
});

test('a docs page that cannot be loaded from another one can be tried again', async ({reader, site}) => {
  reader.expects(/./);
  site.prepare(saveData);
  await reader.open('/introduction/getting-started');
  const bringBack = site.cut(/^\/api\/createSlice/);
  await reader.click(css('[data-article] a[href="/api/createSlice"]'));
  await reader.sees(box);
  bringBack();
  await reader.click(button('Retry'));
  await reader.heading('createSlice');
});

test('a first page without its scripts can be read, and Retry works', async ({reader, site}) => {
  reader.expects(/./);
  const scripts = await (await fetch(`${site.origin}/api/createSlice`)).text();
  // What the page of a document loads by its name; the main script loads the rest.
  const own = scripts.match(/\/assets\/js\/docs\.\w+\.js/)?.[0] ?? '/assets/js/docs.';
  const bringBack = site.cut(new RegExp(own.replaceAll('.', '\\.')));
  await reader.visit('/api/createSlice');
  await reader.until(() => {
    dispatchEvent(new Event('wake'));
    return !!document.querySelector('[role="alert"]');
  }, 'the failure is shown');
  await reader.heading('createSlice');
  bringBack();
  await reader.click(button('Retry'));
  await reader.misses(box);
  await reader.works();
});

test('a page that crashes says so, and can be tried again', async ({reader, site}) => {
  reader.expects(/broken/);
  // The title of a docs page cannot be read as long as the flag is set.
  site.prepare(() => {
    Object.assign(window, {isBroken: true});
    const parse = JSON.parse;
    JSON.parse = (text, ...rest) => {
      const data = parse(text, ...rest);
      const title = data?.metadata?.title;
      if (title)
        Object.defineProperty(data.metadata, 'title', {
          get() {
            if ((window as unknown as {isBroken: boolean}).isBroken) throw new Error('The title is broken');
            return title;
          },
        });
      return data;
    };
  });
  await reader.open('/');
  await reader.click({
    css: 'main a[href="/introduction/getting-started"], footer a[href="/introduction/getting-started"]',
  });
  await reader.sees({css: 'h1, h2', name: 'This page crashed.'});
  await reader.read(() => void Object.assign(window, {isBroken: false}));
  await reader.click(button('Try again'));
  await reader.heading('Getting started');
});
