import {button, type Reader} from './Reader';

export const toggle = button('/dark and light mode/');

export async function isSeen(reader: Reader, mode: 'light' | 'dark') {
  await reader.is(
    () => {
      const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
      const seen = getComputedStyle(document.body).backgroundColor.endsWith(', 0)')
        ? getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g)![0]!
        : red;
      return {theme: document.documentElement.dataset.theme, isBright: Number(seen) > 128};
    },
    {theme: mode, isBright: mode === 'light'},
  );
}
