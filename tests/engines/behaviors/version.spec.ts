import {button, css} from '../Reader';
import type {Reader} from '../Reader';
import {expect, test} from '../fixtures';

const page = '/rtk-query/api/createApi';
const opener = button('Using another version?');
const dialog = 'dialog.version-dialog';
const choice = css(`${dialog} select`);
/** `argSchema` came with 2.7. */
const later = css('tr[data-member="argSchema"] .since.not-yet');

async function openByKeyboard(reader: Reader) {
  await reader.focus(opener);
  await reader.press('Enter');
  await reader.hasFocus(choice);
}

test('by keyboard: a reader names a version, and what came later is marked', async ({reader}) => {
  await reader.open(page);
  await openByKeyboard(reader);
  await reader.type('2.6');
  await reader.is(() => document.querySelector<HTMLSelectElement>('dialog select')!.value, '2.6');
  await reader.press('Escape');
  await reader.misses(css(dialog));
  await reader.hasFocus(opener);
  await reader.sees(later);
  await reader.open(page);
  await reader.sees(later);
});

test('a press opens the choice of a version, Done or a press beside it closes it', async ({reader}) => {
  await reader.open(page);
  await reader.click(opener);
  await reader.click(button('Done', dialog));
  await reader.misses(css(dialog));
  await reader.click(opener);
  await reader.sees(choice);
  const {x, y} = await reader.read(() => document.querySelector('dialog')!.getBoundingClientRect().toJSON());
  await reader.tab.click({x: x + 8, y: y + 8});
  await reader.sees(choice);
  await reader.tab.click({x: 5, y: 100});
  await reader.misses(css(dialog));
});

test('Tab never leaves the choice of a version for the page behind', async ({reader}) => {
  await reader.open(page);
  await openByKeyboard(reader);
  const reached = new Set<string>();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await reader.press(key);
    reached.add(await reader.stop());
  }
  expect([...reached].filter((stop) => stop.startsWith('behind'))).toEqual([]);
  expect([...reached]).toContain('BUTTON');
});

test('without storage, the version holds for the page', async ({reader, site}) => {
  reader.expects(/storage|insecure/i);
  site.prepare(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await reader.open(page);
  await openByKeyboard(reader);
  await reader.type('2.6');
  await reader.press('Escape');
  await reader.sees(later);
});
