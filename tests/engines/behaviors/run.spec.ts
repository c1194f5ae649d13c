import {button, css} from '../Reader';
import type {Reader} from '../Reader';
import {BOTH, expect, test} from '../fixtures';

const program = '/introduction/getting-started';
const guide = '/rtk-query/usage/queries';
const panel = '[aria-label="Running sample"]';
const tab = (name: string) => ({css: `${panel} [role="tab"]`, name});
const row = (name: string) => ({css: `${panel} [role="row"], ${panel} tr`, name});

/** What runs is in a frame of another origin: only the panel around it can be asked. */
async function run(reader: Reader, path: string) {
  await reader.open(path);
  await reader.click(button('Run'));
  await reader.sees(css(panel));
}

/** A component that asks for a list, when all that happens by itself has happened: until then, tabs appear between others. */
async function runGuide(reader: Reader) {
  await run(reader, guide);
  await reader.sees(tab('/^Actions ?5/'));
}

test('nothing of the runner is loaded before somebody presses Run', async ({reader, site}) => {
  await reader.open(program);
  expect(site.requests.filter((path) => /^\/(assets\/)?run\//.test(path))).toEqual([]);
});

for (const width of BOTH)
  test(`a program prints its lines, and its panel closes ${width}`, async ({reader}) => {
    await run(reader, program);
    await reader.sees({css: `${panel} [role="status"]`, name: '/^Done/'});
    await reader.until(
      () => document.querySelectorAll('.run-console > *').length > 1,
      'the lines of the program are shown',
    );
    await reader.click(button('Close', panel));
    await reader.misses(css(panel));
    await reader.hasFocus(button('Run'));
  });

test('a component shows its requests and its cache', async ({reader}) => {
  await runGuide(reader);
  await reader.click(tab('/^Network/'));
  await reader.sees(row('/GET ?\\/api\\/films ?200/'));
  await reader.click(tab('/^Cache/'));
  await reader.sees({css: `${panel} details`, name: '/getFilms\\(\\)/'});
});

for (const width of BOTH)
  test(`the keyboard reaches what runs, which answers ${width}`, async ({reader}) => {
    await runGuide(reader);
    await reader.click(tab('/^Network/'));
    await reader.sees(row('/GET ?\\/api\\/films ?200/'));
    await reader.click(tab('/^Result/'));
    await reader.focus(css(`${panel} iframe`));
    await reader.press('Tab', 'Enter');
    await reader.click(tab('/^Network/'));
    await reader.sees(row('/GET ?\\/api\\/films\\/f\\d ?200/'));
  });

test('requests fail when the reader says so', async ({reader}) => {
  await runGuide(reader);
  await reader.click(tab('/^Network/'));
  await reader.sees(row('/200/'));
  await reader.click({css: `${panel} label`, name: '/Offline/'});
  await reader.click(button('Run again', panel));
  await reader.sees(row('/failed/'));
});

test('the actions are listed, and a reader goes back in time', async ({reader}) => {
  await run(reader, '/');
  const current = (name: string) => ({css: `${panel} [aria-current="true"]`, name});
  await reader.sees(current('/potServed/'));
  await reader.click(button('Step back', panel));
  await reader.misses(current('/potServed/'));
  await reader.click(button('Replay', panel));
  await reader.sees(current('/potServed/'));
});

test('what a reader types runs', async ({reader}) => {
  await run(reader, program);
  await reader.click(button('Edit', panel));
  // In a shadow root, with a line of code in its middle.
  await reader.click(css(`${panel} .run-code > *`));
  await reader.press('Control+End');
  await reader.type("console.log('typed' + 1);");
  await reader.sees({css: '.run-console', name: '/typed1/'});
});

for (const width of BOTH)
  test(`arrow keys go from tab to tab, and nothing is wider than the window ${width}`, async ({reader}) => {
    await runGuide(reader);
    await reader.focus(tab('/^Result/'));
    for (const name of ['/^Actions/', '/^State/', '/^Cache/', '/^Network/']) {
      await reader.press('ArrowRight');
      await reader.hasFocus(tab(name));
      await reader.says(tab(name), 'true', 'aria-selected');
    }
    expect(await reader.read(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
