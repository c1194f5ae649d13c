import {button, type Reader} from './Reader';

/** Presses the switch, which is in the menu of a narrow window. */
export async function switchColor(reader: Reader) {
  const isInMenu = await reader.read(() => innerWidth <= 996);
  if (isInMenu) await reader.click(button('Toggle navigation bar'));
  await reader.click(button('/dark and light mode/'));
  if (isInMenu) await reader.click(button('Close navigation bar'));
}

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
