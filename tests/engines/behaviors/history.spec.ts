import {css} from '../Reader';
import type {Reader} from '../Reader';
import {switchColor} from '../colors';
import {test} from '../fixtures';

const back = (reader: Reader) => reader.leave(() => history.back());
const forward = (reader: Reader) => reader.leave(() => history.forward());
const scroll = (reader: Reader, top: number) =>
  reader.read((to) => scrollTo({top: to, behavior: 'instant'}), top);
/** Within what a line of text may differ. */
const isNear = (reader: Reader, top: number) =>
  reader.until((wanted) => Math.abs(scrollY - wanted) < 40, `the page is scrolled to ${top}`, top);

test('back and forward find each page where it was left', async ({reader}) => {
  await reader.open('/introduction/getting-started');
  await scroll(reader, 500);
  await isNear(reader, 500);
  await reader.read(() =>
    document.querySelector<HTMLElement>('[data-article] a[href="/api/createSlice"]')!.click(),
  );
  await reader.heading('createSlice');
  await isNear(reader, 0);
  await scroll(reader, 1200);
  await isNear(reader, 1200);
  await back(reader);
  await reader.heading('Getting started');
  await isNear(reader, 500);
  await forward(reader);
  await reader.heading('createSlice');
  await isNear(reader, 1200);
});

test('a reload stays where the reader was', async ({reader}) => {
  await reader.open('/api/createAction');
  await scroll(reader, 1500);
  await isNear(reader, 1500);
  await reader.leave(() => location.reload());
  await reader.works();
  await isNear(reader, 1500);
});

test('coming back from another site finds the page where it was left', async ({reader}) => {
  await reader.open('/api/createAction');
  await scroll(reader, 1500);
  await isNear(reader, 1500);
  // A text file: no page of the site, so that this one is left.
  await reader.leave(() => void (location.href = '/llms.txt'));
  await reader.isAt('/llms.txt');
  await back(reader);
  await reader.isAt('/api/createAction');
  await reader.heading('createAction');
  await isNear(reader, 1500);
  await reader.works();
  await switchColor(reader);
  await reader.is(() => document.documentElement.dataset.theme, 'dark');
});

test('back undoes a jump to a heading', async ({reader}) => {
  await reader.open('/api/configureStore');
  const hash = await reader.read(() => {
    const heading = document.querySelectorAll('article h2[id]')[2]!;
    document.querySelector<HTMLElement>(`a[href="#${heading.id}"]`)!.click();
    return `#${heading.id}`;
  });
  await reader.isAt(`/api/configureStore${hash}`);
  await reader.until(() => scrollY > 100, 'the heading is shown');
  await back(reader);
  await reader.isAt('/api/configureStore');
  await isNear(reader, 0);
});

test('what a reader opened is still open after coming back', async ({reader}) => {
  await reader.open('/introduction/getting-started');
  await reader.follow('/api/createSlice');
  await reader.click(css('.code-wrap'));
  await reader.says(css('.code-wrap'), 'true', 'aria-pressed');
  await reader.follow('/usage/immer-reducers');
  await back(reader);
  await reader.heading('createSlice');
  await reader.says(css('.code-wrap'), 'true', 'aria-pressed');
});
