import {css} from '../Reader';
import type {Reader} from '../Reader';
import {BOTH, expect, test} from '../fixtures';

/** One page of each kind, among them the longest and the one with the widest table. */
const pages = [
  ['/', /wiring done/],
  ['/introduction/getting-started', /Getting started/],
  ['/tutorials/quick-start', /Quick start/],
  ['/api/createSlice', /createSlice/],
  ['/rtk-query/api/created-api/hooks', /hooks/i],
  ['/rtk-query/comparison', /./],
  ['/search', /Search the documentation/],
] as const;

for (const [path, title] of pages)
  for (const width of BOTH)
    test(`${path} is whole, and not wider than the window ${width}`, async ({reader}) => {
      await reader.open(path);
      await reader.sees({css: 'h1', name: String(title).replace(/i$/, '')});
      await reader.sees(css('footer'));
      const {page, window: frame} = await reader.read(() => ({
        page: document.documentElement.scrollWidth,
        window: innerWidth,
      }));
      expect(page).toBeLessThanOrEqual(frame);
    });

test('code has colors, in a typeface whose letters are equally wide', async ({reader}) => {
  await reader.open('/api/createAction');
  const {colors, narrow, broad} = await reader.read(() => {
    const code = document.querySelector('.code-block pre code')!;
    const spans = [...code.querySelectorAll('span')].filter((span) => span.getClientRects().length > 0);
    const probe = (text: string) => {
      const element = document.createElement('span');
      element.textContent = text.repeat(20);
      code.append(element);
      const {width} = element.getBoundingClientRect();
      element.remove();
      return width;
    };
    return {
      colors: new Set(spans.map((span) => getComputedStyle(span).color)).size,
      narrow: probe('i'),
      broad: probe('W'),
    };
  });
  expect(colors).toBeGreaterThan(2);
  expect(Math.abs(narrow - broad)).toBeLessThan(1);
});

for (const width of BOTH)
  test(`code stays from left to right when the browser has translated the page into Arabic ${width}`, async ({
    reader,
  }) => {
    await reader.open('/api/createAction');
    const {
      starts,
      window: frame,
      page,
    } = await reader.read(() => {
      document.documentElement.dir = 'rtl';
      const lines = [...document.querySelectorAll('.code-block pre code')]
        .filter((code) => code.getClientRects().length > 0)
        .map((code) => {
          const range = document.createRange();
          const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          const placeOf = (text: Node, at: number) => {
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getBoundingClientRect().left;
          };
          let text = texts.nextNode()!;
          while (text.nodeValue!.trim().length < 2) text = texts.nextNode()!;
          const first = text.nodeValue!.search(/\S/);
          return placeOf(text, first) < placeOf(text, first + 1);
        });
      return {starts: lines, window: innerWidth, page: document.documentElement.scrollWidth};
    });
    expect(new Set(starts)).toEqual(new Set([true]));
    expect(page).toBeLessThanOrEqual(frame);
  });

test('pictures are drawn', async ({reader}) => {
  await reader.open('/rtk-query/overview');
  await reader.until(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.navbar img, main img')];
    for (const picture of pictures) picture.loading = 'eager';
    const shown = pictures.filter((picture) => picture.getClientRects().length > 0);
    return shown.length > 0 && shown.every((picture) => picture.naturalWidth > 0);
  }, 'every picture is loaded');
});

/**
 * Notes the place of the title in each frame, from the first that has one. Before the styles are there, nothing is painted:
 * to ask for a place would make Firefox lay the page out without them.
 */
function notePlaces() {
  const places: number[] = ((window as unknown as {places: number[]}).places = []);
  const look = () => {
    const title = document.querySelector('h1');
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    if (title && styles.every(({sheet}) => sheet)) places.push(Math.round(title.getBoundingClientRect().top));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function hasNotMoved(reader: Reader) {
  await reader.works();
  const places = await reader.read(() => (window as unknown as {places: number[]}).places);
  expect([...new Set(places)]).toHaveLength(1);
}

for (const path of ['/', '/api/createSlice', '/search?q=createSlice'])
  for (const width of BOTH)
    test(`nothing of ${path} moves while it loads ${width}`, async ({reader, site}) => {
      site.prepare(notePlaces);
      const release = site.hold(/\/assets\/js\//);
      await reader.visit(path);
      await reader.sees(css('h1'));
      release();
      await hasNotMoved(reader);
    });

// Firefox has no `rel=expect`: it paints what has arrived.
for (const [path, text] of [
  ['/', 'What is in the package'],
  ['/api/createSlice', '</h1>'],
] as const)
  for (const width of BOTH)
    test(`nothing of ${path} moves when the rest of it arrives ${width}`, async ({reader, site}) => {
      site.prepare(notePlaces);
      const release = site.breakAfter(text);
      await reader.visit(path);
      await reader.sees(css('h1'));
      release();
      await hasNotMoved(reader);
    });

test(
  'a table that is too wide scrolls inside its box, which Tab reaches',
  {tag: '@narrow'},
  async ({reader}) => {
    await reader.open('/rtk-query/comparison');
    await reader.until(() => {
      const boxes = [...document.querySelectorAll('.table-box')];
      const scrolling = boxes.filter((box) => box.scrollWidth > box.clientWidth);
      return scrolling.length > 0 && scrolling.every((box) => box.getAttribute('tabindex') === '0');
    }, 'boxes that scroll are stops');
    const moved = await reader.read(() => {
      const box = [...document.querySelectorAll('.table-box')].find(
        (each) => each.scrollWidth > each.clientWidth,
      )!;
      box.scrollLeft = 50;
      return box.scrollLeft;
    });
    expect(moved).toBe(50);
  },
);
