import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, open, test} from './fixtures';
import {panelOf, resultOf} from './run';
import {append, button, codeOf, consoleOf, fileTab, guide, openEditor, program} from './runPanel';
import {weightOf} from './weight';

const samples = join(import.meta.dirname, '..', '..', 'samples');

test('an edit runs after a pause, and at once with Ctrl+Enter', {tag: '@smoke'}, async ({page}) => {
  await openEditor(page, program);
  await append(page, "console.log('after a pause');\n");
  await expect(consoleOf(page)).toContainText('after a pause');
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Done/);
  // Nothing has changed since: only the keys can run it again.
  const again = page.waitForRequest(/frame\.\w+\.html$/);
  await page.keyboard.press('Control+Enter');
  await again;
  await expect(consoleOf(page)).toContainText('after a pause');
  await expect(fileTab(page, /orderBoard\.ts/)).toHaveText('orderBoard.ts changed');
});

test('the editor is loaded when it is asked for, the compiler with the first edit; both are light', async ({
  page,
}) => {
  await open(page, program);
  await page.getByRole('button', {name: 'Run', exact: true}).first().click();
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Done/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const scripts = () => asked.filter((path) => path.startsWith('/assets/js/'));
  await button(page, 'Edit').click();
  await expect(codeOf(page)).toBeVisible();
  const editor = scripts().length;
  await append(page, "console.log('mine');\n");
  await expect(consoleOf(page)).toContainText('mine');
  expect(scripts().length).toBeGreaterThan(editor);
  // The frame is loaded again, from what the browser has.
  const own = asked.filter((path) => !/\/run\/(?:frame|core)\b/.test(path));
  const {script, style, other} = weightOf(own);
  expect(script + style + other).toBeLessThan(160_000);
});

test('a mistake is shown at its line and announced, until it is corrected', async ({page}) => {
  await openEditor(page, program);
  await append(page, 'const late = ;\n');
  await expect(panelOf(page).getByRole('alert')).toHaveText('Line 45: Unexpected token');
  await expect(panelOf(page).locator('.cm-problem-line')).toHaveText('const late = ;');
  await expect(panelOf(page).locator('.cm-problem')).toHaveText('Unexpected token');
  await expect(panelOf(page).locator('.cm-problem')).toBeInViewport();
  await page.keyboard.press('Control+z');
  await expect(panelOf(page).locator('.cm-problem')).toHaveCount(0);
  await expect(panelOf(page).getByRole('alert')).toHaveCount(0);
});

test('an error while running is shown at the line that threw it', async ({page, problems}) => {
  problems.allow(/nobody is not defined/);
  await openEditor(page, guide, /OrderList\.tsx/);
  await expect(resultOf(page).getByText('Fern')).toBeVisible();
  await codeOf(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('\nconst owner = nobody;\n');
  await expect(panelOf(page).locator('.cm-problem-line')).toHaveText('const owner = nobody;');
  await expect(panelOf(page).locator('.cm-problem')).toContainText('nobody is not defined');
  await expect(fileTab(page, /OrderList\.tsx/)).toContainText('error');
});

for (const [what, code] of [
  ['loop', 'while (true) {}'],
  [
    'loop without braces in a generator',
    'function* all() { for (;;) yield 1 } for (const one of all()) one;',
  ],
  [
    'chain of promises',
    'const again = async (): Promise<void> => { await null; return again(); };\nvoid again();',
  ],
] as const)
  test(`an endless ${what} is stopped at its line, and the page answers meanwhile`, async ({
    page,
    problems,
  }) => {
    problems.allow(/was still running/);
    await openEditor(page, program);
    await append(page, code);
    await page.keyboard.press('Control+Enter');
    await expect(consoleOf(page)).toContainText('Stopped: line 45 was still running after 2 seconds');
    await expect(panelOf(page).locator('.cm-problem-line')).toHaveText(code.split('\n')[0]!);
    await button(page, 'Reset').click();
    await expect(panelOf(page).getByRole('status')).toHaveText(/^Done, 4 lines/);
  });

test('recursion ends with the stack, at its line', async ({page, problems}) => {
  problems.allow(/Maximum call stack/);
  await openEditor(page, program);
  await append(page, 'function deep(): number {\n  return 1 + deep();\n}\ndeep();\n');
  await expect(consoleOf(page)).toContainText('Maximum call stack size exceeded');
  await expect(panelOf(page).locator('.cm-problem-line')).toHaveCount(1);
});

test('Reset brings the sample back, and undo the edit', async ({page}) => {
  await openEditor(page, program);
  await append(page, "console.log('mine');\n");
  await expect(consoleOf(page)).toContainText('mine');
  await button(page, 'Reset').click();
  await expect(codeOf(page)).not.toContainText('mine');
  await expect(consoleOf(page)).not.toContainText('mine');
  await expect(button(page, 'Reset')).toHaveCount(0);
  await codeOf(page).click();
  await page.keyboard.press('Control+z');
  await expect(consoleOf(page)).toContainText('mine');
});

test('every file of a sample can be edited, each with its own history', async ({page}) => {
  await openEditor(page, guide, /OrderList\.tsx/);
  await expect(resultOf(page).getByText('Fern')).toBeVisible();
  await fileTab(page, /^handlers\.ts/).click();
  await expect(codeOf(page)).toContainText('fakeNursery');
  const handlers = readFileSync(join(samples, guide, 'handlers.ts'), 'utf8');
  await codeOf(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(handlers.replaceAll('Fern', 'Cactus'));
  await expect(resultOf(page).getByText('Cactus').first()).toBeVisible();
  await page.keyboard.press('Control+Home');
  await fileTab(page, /^OrderList\.tsx/).click();
  await expect(codeOf(page)).toContainText('export function OrderList');
  await codeOf(page).click();
  await page.keyboard.press('Control+z');
  await expect(codeOf(page)).toContainText('export function OrderList');
  await expect(fileTab(page, /^handlers\.ts/)).toContainText('changed');
});

test('the editor follows the language of the page, and keeps the edits of each', async ({page}) => {
  await openEditor(page, program);
  await append(page, "console.log('typed' as string);\n");
  await expect(consoleOf(page)).toContainText('typed');
  await page.getByRole('radio', {name: 'JS'}).first().click();
  await expect(codeOf(page)).toHaveAccessibleName(/^orderBoard\.js/);
  await expect(codeOf(page)).not.toContainText('RootState');
  await expect(consoleOf(page)).not.toContainText('typed');
  await append(page, "console.log('in a script');\n");
  await expect(consoleOf(page)).toContainText('in a script');
  await page.getByRole('radio', {name: 'TS'}).first().click();
  await append(page, '');
  await expect(codeOf(page)).toContainText('as string');
  await expect(consoleOf(page)).toContainText('typed');
});

test('Tab indents; Escape, then Tab leaves the editor', async ({page}) => {
  await openEditor(page, program);
  await append(page, '');
  await page.keyboard.press('Tab');
  await expect(codeOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(codeOf(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(codeOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(fileTab(page, /orderBoard/)).toBeFocused();
});

test('on a narrow screen nothing is wider than the screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openEditor(page, program);
  await append(page, `console.log('${'long '.repeat(40)}');\n`);
  await expect(consoleOf(page)).toContainText('long long');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('an editor that does not load says so, and can be tried again', async ({page, problems}) => {
  problems.allow(/Failed to load resource|net::ERR/);
  await page.route('**/*.sources.json', (route) => route.abort());
  await page.goto(program);
  await page.getByRole('button', {name: 'Run', exact: true}).first().click();
  await button(page, 'Edit').click();
  await expect(panelOf(page).getByRole('alert')).toContainText('Press Edit to try again');
  await page.unroute('**/*.sources.json');
  await button(page, 'Edit').click();
  await expect(codeOf(page)).toBeVisible();
});
