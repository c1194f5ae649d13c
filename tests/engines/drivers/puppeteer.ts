import puppeteer, {type KeyInput, type LaunchOptions, type Page} from 'puppeteer-core';
import {resizing, type Engine, type System, type Tab} from './Engine';

const chrome = (system: System): LaunchOptions => ({
  browser: 'chrome',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ...(system.hasLessMotion ? ['--force-prefers-reduced-motion'] : []),
  ],
});

const firefox = (system: System): LaunchOptions => ({
  browser: 'firefox',
  extraPrefsFirefox: {
    // As the system would say; WebDriver BiDi has no command for it yet.
    'layout.css.prefers-color-scheme.content-override': system.isDark ? 0 : 1,
    'ui.prefersReducedMotion': system.hasLessMotion ? 1 : 0,
    // What a browser notes down of its readers, and nobody here asks for.
    'places.history.enabled': false,
    'browser.chrome.site_icons': false,
    'browser.sessionstore.interval': 1_000_000_000,
    'accessibility.force_disabled': 1,
    // A proxy that refuses: nothing but this machine can be reached.
    'network.proxy.type': 1,
    'network.proxy.http': 'localhost',
    'network.proxy.http_port': 9,
    'network.proxy.ssl': 'localhost',
    'network.proxy.ssl_port': 9,
  },
});

const options = {chromium: chrome, firefox};

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function launch(name: keyof typeof options, program: string, system: System): Promise<Engine> {
  const browser = await puppeteer.launch({
    ...options[name](system),
    executablePath: program,
    headless: true,
    defaultViewport: null,
    // The site itself counts requests; the browsers need not tell about each.
    networkEnabled: false,
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
  if (name === 'chromium') {
    // A window would ask the reader; without one, the answer is no.
    const session = await browser.target().createCDPSession();
    const permissions = ['clipboardReadWrite' as const, 'clipboardSanitizedWrite' as const];
    await session.send('Browser.grantPermissions', {permissions});
  }
  let page: Page | undefined;
  let tab: Tab | undefined;
  return {
    open: async () => {
      // The tab of the test before has the scripts compiled. If its focus is in the browser's own controls, it stays there.
      const hasFocus = await page?.evaluate(() => document.hasFocus()).catch(() => false);
      if (!hasFocus) {
        await page?.close();
        page = tab = undefined;
      }
      page ??= await browser.newPage();
      if (name === 'chromium' && system.isDark)
        await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: 'dark'}]);
      return (tab ??= tabOf(page));
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  return {
    // As the page itself would: `goto` sometimes waits in vain in Firefox, in a tab that was somewhere before.
    go: (address) => page.evaluate((to) => location.assign(to), address),
    resize: resizing((size) => page.setViewport(size)),
    evaluate: (run, ...args) => page.evaluate(run as (...given: unknown[]) => never, ...args),
    async press(keys) {
      const [key = '', ...held] = keys.split('+').toReversed() as KeyInput[];
      for (const modifier of held.toReversed()) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      for (const modifier of held) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    point: ({x, y}) => page.mouse.move(x, y),
    async click(at, to = at) {
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      if (to !== at) await page.mouse.move(to.x, to.y, {steps: 5});
      await page.mouse.up();
    },
    async wheel({x, y}, down) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({deltaY: down});
    },
    screenshot: () => page.screenshot(),
  };
}
