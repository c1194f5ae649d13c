import {css} from '../Reader';
import type {Reader} from '../Reader';
import {BOTH, test} from '../fixtures';

/** Neither under the navigation nor outside of the window. */
async function isShown(reader: Reader, id: string) {
  await reader.until(
    (wanted) => {
      const {top} = document.getElementById(wanted)!.getBoundingClientRect();
      const {bottom} = document.querySelector('nav.navbar')!.getBoundingClientRect();
      return scrollY > 0 && top >= Math.max(0, bottom) - 1 && top < innerHeight / 2;
    },
    `#${id} stands below the navigation`,
    id,
  );
}

for (const width of BOTH)
  test(`an address with a hash shows its heading below the navigation ${width}`, async ({reader}) => {
    await reader.open('/api/configureStore#table-configurestoreoptions');
    await isShown(reader, 'table-configurestoreoptions');
  });

test('the table of contents leads to a heading', async ({reader}) => {
  await reader.open('/api/createAction');
  const id = await reader.read(() => {
    const entries = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')];
    return decodeURIComponent(entries[3]!.hash.slice(1));
  });
  await reader.click(css(`.table-of-contents a[href="#${id}"]`));
  await reader.isAt(`/api/createAction#${id}`);
  await isShown(reader, id);
});

test('the table of contents opens above the text', {tag: '@narrow'}, async ({reader}) => {
  await reader.open('/api/createAction');
  await reader.click({css: 'summary', name: 'On this page'});
  const href = await reader.read(() =>
    document.querySelectorAll('.theme-doc-toc-mobile a')[3]!.getAttribute('href')!,
  );
  await reader.click(css(`.theme-doc-toc-mobile a[href="${href}"]`));
  await reader.isAt(`/api/createAction${href}`);
  await isShown(reader, href.slice(1));
});

for (const width of BOTH)
  test(`a link leads to a heading of another page ${width}`, async ({reader}) => {
    await reader.open('/introduction/getting-started');
    const href = await reader.read(() =>
      document.querySelector('[data-article] a[href^="/"][href*="#"]')!.getAttribute('href')!,
    );
    await reader.follow(href);
    await isShown(reader, href.split('#')[1]!);
  });

test('the row of a table that an address names is marked', async ({reader}) => {
  await reader.open('/api/configureStore#configurestoreoptions-devtools');
  await isShown(reader, 'configurestoreoptions-devtools');
  await reader.until(() => {
    const row = document.getElementById('configurestoreoptions-devtools')!;
    const colorOf = (element: Element) =>
      [element, ...element.children].map((each) => getComputedStyle(each).backgroundColor).join();
    const other = row.parentElement!.querySelector('tr[id]:not(#configurestoreoptions-devtools)')!;
    return colorOf(row) !== colorOf(other);
  }, 'the row has another color than its neighbors');
});

test('a hash that nothing has leaves the page at its top', async ({reader}) => {
  await reader.open('/api/createAction#no-such-heading');
  await reader.heading('createAction');
  await reader.is(() => scrollY, 0);
});
