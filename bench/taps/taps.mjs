import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {findBrowser} from '../../tasks/browser.mjs';
import {serveWithNginx} from '../../tasks/nginx.mjs';
import {root} from '../../tasks/shell.mjs';
import {NETWORK, SLOWER} from '../pages/measure.mjs';
import {median, table} from '../results.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** In milliseconds: a reader looks at a page before the first tap. */
const LOOKED = 3000;

/**
 * What is tapped, and what must be there then, as expressions of the page. `first` is tapped before.
 *
 * @type {{name: string, route?: string, first?: string, tap: string, done: string}[]}
 */
const TAPS = [
  {name: 'menu', tap: '.navbar__toggle', done: `top('.navbar-sidebar')?.left === 0`},
  {
    name: 'color, in the menu',
    first: '.navbar__toggle',
    tap: '.navbar-sidebar .color-toggle',
    done: `document.documentElement.dataset.theme === 'dark'`,
  },
  {name: 'search takes letters', tap: '.search-button', done: `document.activeElement.role === 'combobox'`},
  {
    name: 'table of contents',
    tap: '.theme-doc-toc-mobile > *',
    done: `top('.theme-doc-toc-mobile a')?.height > 0`,
  },
  {
    name: 'category, in the menu',
    route: '/tutorials/overview',
    first: '.navbar__toggle',
    tap: '.navbar-sidebar [aria-expanded=false].menu__link--sublist',
    done: `top('.navbar-sidebar [href="/api/createSlice"]')?.height > 0`,
  },
  {
    name: 'language',
    tap: '.code-tabs [value=js]',
    done: `document.documentElement.dataset.tabLanguage === 'js'`,
  },
  {name: 'copy', tap: '.code-copy', done: `!!document.querySelector('[data-copied]')`},
  {name: 'type', tap: '.code-block[data-types] pre .f', done: `top('#code-types')?.height > 0`},
  {name: 'Run, its panel', tap: '.code-run', done: `!!document.querySelector('.run-panel')`},
];

/** From the first tap on a page that nobody touched to its answer, on the same phone as the pages. */
export async function taps() {
  const {origin, close} = await serveWithNginx(join(root, 'build'));
  const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox']});
  /** @type {(string | number)[][]} */
  const rows = [];
  for (const tap of TAPS) {
    /** @type {number[]} */
    const times = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(browser, origin, tap));
    rows.push([tap.name, Math.round(median(times)), Math.round(Math.max(...times))]);
  }
  await browser.close();
  await close();
  return `## Taps

From the first tap, ${LOOKED / 1000} s after a page was loaded that nobody has touched, to its answer, in milliseconds: ${ROUNDS} visits on a
phone's screen, 4x slower CPU and slow 4G, with nothing in the cache. What is in the menu is the second tap, ${LOOKED / 1000} s after
the first.

${table(['tap', 'median', 'slowest'], rows)}
`;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {(typeof TAPS)[number]} tap
 */
async function timeOf(browser, origin, {route = '/api/createSlice', first, tap, done}) {
  const context = await browser.newContext({
    viewport: {width: 390, height: 844},
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
  await page.goto(origin + route, {waitUntil: 'load'});
  const press = async (/** @type {string} */ selector) => {
    const target = page.locator(selector).locator('visible=true').first();
    // Without an event that would count as a reader's.
    await target.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
    await page.waitForTimeout(LOOKED);
    return target;
  };
  if (first) await (await press(first)).tap();
  const target = await press(tap);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${tap} is not on ${route}.`);
  await page.evaluate(`(${watch})((top) => ${done})`);
  // By its place: the locator's own tap would listen in the page, and look for what is under the finger, which takes time there.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const time = await page.waitForFunction(() => /** @type {any} */ (window).answered, undefined, {
    timeout: 30_000,
  });
  const milliseconds = /** @type {number} */ (await time.jsonValue());
  await context.close();
  return milliseconds;
}

/**
 * Runs in the page: notes how long after the tap something holds, looking at every frame.
 *
 * @param {(top: (selector: string) => DOMRect | undefined) => boolean} holds
 */
function watch(holds) {
  const top = (/** @type {string} */ selector) => document.querySelector(selector)?.getBoundingClientRect();
  let tapped = 0;
  addEventListener('click', ({timeStamp}) => (tapped ||= timeStamp), {capture: true});
  const look = () => {
    if (tapped && holds(top)) Object.assign(window, {answered: performance.now() - tapped});
    else requestAnimationFrame(look);
  };
  look();
}
