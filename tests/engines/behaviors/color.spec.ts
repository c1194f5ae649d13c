import {BOTH, expect, test} from '../fixtures';
import {isSeen, switchColor} from '../colors';

for (const width of BOTH)
  test(`a page is light, one press makes it dark, also after a reload ${width}`, async ({reader}) => {
    await reader.open('/api/createAction');
    await isSeen(reader, 'light');
    await switchColor(reader);
    await isSeen(reader, 'dark');
    await reader.open('/');
    await isSeen(reader, 'dark');
  });

test('two presses come back to light', async ({reader}) => {
  await reader.open('/');
  await switchColor(reader);
  await isSeen(reader, 'dark');
  await switchColor(reader);
  await isSeen(reader, 'light');
});

test('the stored color is there in the first frame', async ({reader, site}) => {
  site.prepare(() => {
    localStorage.setItem('theme', 'dark');
    const modes: (string | undefined)[] = ((window as unknown as {modes: unknown[]}).modes = []) as never[];
    const look = () => {
      // Firefox also counts the frames before the body has anything to show.
      if (document.querySelector('nav')) modes.push(document.documentElement.dataset.theme);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await reader.open('/api/createAction');
  const modes = await reader.read(() => (window as unknown as {modes: string[]}).modes);
  expect([...new Set(modes)]).toEqual(['dark']);
});

test('a page follows what another tab stores', async ({reader}) => {
  await reader.open('/api/createAction');
  await reader.read(() => {
    // A frame of the same site has a storage of its own kind: what it stores is told to this document.
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentWindow!.localStorage.setItem('theme', 'dark');
  });
  await isSeen(reader, 'dark');
});
