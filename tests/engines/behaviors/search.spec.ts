import {button, css, link} from '../Reader';
import type {Reader} from '../Reader';
import {BOTH, expect, test} from '../fixtures';

const dialog = 'dialog.search-dialog';
const field = css(`${dialog} input`);
const hit = css(`${dialog} :is([role="option"], .search-recent a)`);

async function openSearch(reader: Reader) {
  await reader.click(button('Search', '.navbar'));
  await reader.hasFocus(field);
}

async function searchFor(reader: Reader, text: string) {
  await openSearch(reader);
  await reader.type(text);
  await reader.sees(hit);
}

for (const width of BOTH)
  test(`the button opens it, Escape closes it and gives the focus back ${width}`, async ({reader}) => {
    await reader.open('/api/createAction');
    await openSearch(reader);
    await reader.press('Escape');
    await reader.misses(css(dialog));
    await reader.hasFocus(button('Search', '.navbar'));
  });

for (const keys of ['Control+k', '/'])
  test(`${keys} opens it`, async ({reader}) => {
    await reader.open('/');
    await reader.press(keys);
    await reader.hasFocus(field);
    await reader.is(() => document.querySelector<HTMLInputElement>('dialog input')!.value, '');
  });

for (const width of BOTH)
  test(`by keyboard: type, go down, go there ${width}`, async ({reader}) => {
    await reader.open('/');
    await reader.press('Control+k');
    await reader.hasFocus(field);
    await reader.type('createAction');
    await reader.says(hit, '/api/createAction', 'href');
    const second = await reader.read(
      (selector) => document.querySelectorAll(selector)[1]!.getAttribute('href')!,
      hit.css,
    );
    await reader.press('ArrowDown');
    await reader.says(css(`${dialog} [aria-selected="true"]`), second, 'href');
    await reader.press('Enter');
    await reader.isAt(second);
    await reader.misses(css(dialog));
  });

test('a press on a result goes there', async ({reader}) => {
  await reader.open('/');
  await searchFor(reader, 'createAction');
  await reader.says(hit, '/api/createAction', 'href');
  await reader.click(hit);
  await reader.isAt('/api/createAction');
  await reader.heading('createAction');
});

for (const width of BOTH)
  test(`Tab never reaches the page behind ${width}`, async ({reader}) => {
    await reader.open('/');
    await searchFor(reader, 'createAction');
    const reached = new Set<string>();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await reader.press(key);
      reached.add(await reader.stop());
    }
    expect([...reached].filter((stop) => stop.startsWith('behind'))).toEqual([]);
    expect([...reached]).toContain('BUTTON');
  });

for (const width of BOTH)
  test(`the page behind does not scroll ${width}`, async ({reader}) => {
    await reader.open('/api/createAction');
    await openSearch(reader);
    await reader.read(() => {
      addEventListener('wheel', () => (document.body.dataset.turned = 'yes'), {once: true});
    });
    await reader.tab.wheel({x: 100, y: 600}, 600);
    await reader.is(() => document.body.dataset.turned, 'yes');
    // What it scrolls, it scrolls in the next frames.
    await reader.read(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(await reader.read(() => scrollY)).toBe(0);
  });

test('a press beside it closes it', async ({reader}) => {
  await reader.open('/');
  await openSearch(reader);
  await reader.tab.click({x: 5, y: 400});
  await reader.misses(css(dialog));
});

test('text that is selected beyond it does not close it', async ({reader}) => {
  await reader.open('/');
  await searchFor(reader, 'createAction');
  const box = await reader.read(() =>
    document.querySelector('dialog input')!.getBoundingClientRect().toJSON(),
  );
  await reader.tab.click({x: box.x + 40, y: box.y + box.height / 2}, {x: 5, y: 400});
  await reader.sees(css(dialog));
});

test('Cancel closes it', {tag: '@narrow'}, async ({reader}) => {
  await reader.open('/');
  await openSearch(reader);
  await reader.click(button('Cancel', dialog));
  await reader.misses(css(dialog));
});

for (const width of BOTH)
  test(`Clear empties the field, and keeps the focus there ${width}`, async ({reader}) => {
    await reader.open('/');
    await searchFor(reader, 'createAction');
    await reader.click(button('Clear the text', dialog));
    await reader.is(() => document.querySelector<HTMLInputElement>('dialog input')!.value, '');
    await reader.hasFocus(field);
  });

test('the last line leads to all results', async ({reader}) => {
  await reader.open('/');
  await searchFor(reader, 'reducer');
  await reader.click(link('/^See all \\d+ results$/', dialog));
  await reader.isAt('/search?q=reducer');
  await reader.sees({css: 'main [role="status"]', name: '/\\d+ results/'});
});

test('a place that was visited is offered again', async ({reader}) => {
  await reader.open('/');
  await searchFor(reader, 'createAction');
  await reader.press('Enter');
  await reader.heading('createAction');
  await openSearch(reader);
  await reader.says(hit, '/api/createAction', 'href');
  await reader.press('ArrowDown');
  await reader.hasFocus(hit);
});

test('without a result it offers similar titles', async ({reader}) => {
  await reader.open('/');
  await searchFor(reader, 'createslizzzzard');
  await reader.says(hit, '/api/createSlice', 'href');
});

test('an index that does not come is told, and asked for again', async ({reader, site}) => {
  reader.expects(/Search is not available/);
  const bringBack = site.cut(/\/search-index\/index\./);
  await reader.open('/');
  await searchFor(reader, 'createSlic');
  await reader.sees({css: `${dialog} *`, name: '/Unable to fetch results/'});
  bringBack();
  await reader.type('e');
  await reader.says(hit, '/api/createSlice', 'href');
});

test('the search page reads q, and writes it', async ({reader}) => {
  await reader.open('/search?q=createAction');
  await reader.says(css('.search-result a'), '/api/createAction', 'href');
  await reader.click(css('main input[type="search"]'));
  await reader.press('Control+a');
  await reader.type('a & b?');
  await reader.isAt('/search?q=a%20%26%20b%3F');
});

test('the search page keeps what is typed before its script has arrived', async ({reader, site}) => {
  const release = site.hold(/\/assets\/js\//);
  await reader.visit('/search');
  await reader.click(css('main input[type="search"]'));
  await reader.type('createAction');
  release();
  await reader.says(css('.search-result a'), '/api/createAction', 'href');
  await reader.is(() => document.querySelector<HTMLInputElement>('main input')!.value, 'createAction');
});
