import {css} from '../Reader';
import type {Reader} from '../Reader';
import {BOTH, expect, test} from '../fixtures';

const radio = (name: string) => ({css: '[role="radio"]', name});
const shownLanguages = (reader: Reader) =>
  reader.read(() =>
    ['ts', 'js'].filter((language) =>
      [...document.querySelectorAll(`pre.in-${language}`)].some((pre) => pre.getClientRects().length > 0),
    ),
  );

for (const width of BOTH)
  test(`the language of code holds for the page and the next one ${width}`, async ({reader}) => {
    await reader.open('/api/createAction');
    expect(await shownLanguages(reader)).toEqual(['ts']);
    await reader.click(radio('JS'));
    await expect.poll(() => shownLanguages(reader)).toEqual(['js']);
    await reader.follow('/api/createReducer');
    expect(await shownLanguages(reader)).toEqual(['js']);
    await reader.open('/tutorials/quick-start');
    expect(await shownLanguages(reader)).toEqual(['js']);
  });

test('the stored language is there in the first frame', async ({reader, site}) => {
  site.prepare(() => {
    localStorage.setItem('docusaurus.tab.language', 'js');
    const frames: boolean[] = ((window as unknown as {shown: boolean[]}).shown = []);
    const look = () => {
      const pre = document.querySelector('pre.in-ts');
      if (pre) frames.push(pre.getClientRects().length > 0);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await reader.open('/api/createAction');
  expect(await reader.read(() => (window as unknown as {shown: boolean[]}).shown)).not.toContain(true);
});

for (const width of BOTH)
  test(`the block on which a reader switches keeps its place ${width}`, async ({reader}) => {
    await reader.open('/api/createAction');
    const place = () =>
      reader.read(() => {
        const all = [...document.querySelectorAll('[role="radio"][value="js"]')];
        return all
          .filter((each) => each.getClientRects().length > 0)
          .at(-1)!
          .getBoundingClientRect()
          .toJSON();
      });
    await reader.read(() => {
      const all = [...document.querySelectorAll('[role="radio"][value="js"]')];
      const last = all.filter((each) => each.getClientRects().length > 0).at(-1)!;
      last.scrollIntoView({block: 'center', behavior: 'instant'});
    });
    await reader.is(() => document.readyState, 'complete');
    const before = await place();
    await reader.tab.click({x: before.x + before.width / 2, y: before.y + before.height / 2});
    await expect.poll(() => shownLanguages(reader)).toEqual(['js']);
    await expect.poll(async () => Math.abs((await place()).y - before.y)).toBeLessThanOrEqual(1);
  });

test('arrow keys choose the language, and the focus goes along', async ({reader}) => {
  await reader.open('/api/createAction');
  await reader.focus(radio('TS'));
  await reader.press('ArrowRight');
  await reader.hasFocus(radio('JS'));
  await expect.poll(() => shownLanguages(reader)).toEqual(['js']);
  await expect.poll(() => ringOf(reader, '[role="radio"][value="js"]')).not.toBe('none');
});

test('the package manager holds for the next visit', async ({reader}) => {
  await reader.open('/tutorials/quick-start');
  await reader.click(radio('pnpm'));
  await reader.sees({css: 'pre', name: '/pnpm add/'});
  await reader.open('/tutorials/quick-start');
  await reader.sees({css: 'pre', name: '/pnpm add/'});
});

for (const width of BOTH)
  test(`a file is chosen by a press ${width}`, async ({reader}) => {
    await reader.open('/api/createAction');
    const first = await fileOf(reader);
    await reader.click(css('.code-files > input + .code-block ~ label, .code-files > input ~ input + label'));
    await expect.poll(() => fileOf(reader)).not.toBe(first);
  });

test('a file is chosen by arrow keys, and its tab has a ring', async ({reader}) => {
  await reader.open('/api/createAction');
  const first = await fileOf(reader);
  // As a reader comes there: by Tab, from the last stop before it.
  await reader.read(() => {
    const input = document.querySelector<HTMLElement>('.code-files > input')!;
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')];
    const before = stops.slice(0, stops.indexOf(input)).filter((stop) => stop.getClientRects().length > 0);
    before.at(-1)!.focus();
  });
  await reader.press('Tab');
  await reader.until(() => !!document.activeElement?.matches('.code-files > input'), 'a tab has the focus');
  await reader.press('ArrowRight');
  await expect.poll(() => fileOf(reader)).not.toBe(first);
  await expect.poll(() => ringOf(reader, '.code-files > input:checked + label')).not.toBe('none');
});

test('long lines wrap when the reader wants', {tag: '@narrow'}, async ({reader}) => {
  await reader.open('/api/createAction');
  const overflow = () =>
    reader.read(() => {
      const block = [...document.querySelectorAll('.code-block')].find((each) =>
        each.querySelector('.code-wrap'),
      )!;
      const pre = [...block.querySelectorAll('pre')].find((each) => each.getClientRects().length > 0)!;
      return pre.scrollWidth - pre.clientWidth;
    });
  expect(await overflow()).toBeGreaterThan(0);
  await reader.click(css('.code-wrap'));
  await expect.poll(overflow).toBe(0);
});

const ringOf = (reader: Reader, selector: string) =>
  reader.read((wanted) => getComputedStyle(document.querySelector(wanted)!).outlineStyle, selector);

/** What the first group of files shows. */
const fileOf = (reader: Reader) =>
  reader.read(() => {
    const blocks = [...document.querySelectorAll('.code-files')][0]!.querySelectorAll('.code-block');
    return [...blocks].find((block) => block.getClientRects().length > 0)!.textContent!;
  });
