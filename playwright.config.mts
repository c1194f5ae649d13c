import {defineConfig} from '@playwright/test';
import {findBrowser} from './tasks/browser.mjs';

/** What readers use first, and what changes when React comes. */
const FIRST_USED =
  /[\\/](?:code-tabs|color-mode|copy-page|html-suffix|keyboard|mobile-menu|navbar|scrolling|search-early-keys|search-modal|sidebar)\.spec\.ts$/;

export default defineConfig<{isAwake: boolean}>({
  testDir: 'tests/e2e',
  outputDir: '.cache/browser',
  snapshotPathTemplate: '{testDir}/__snapshots__/{arg}{ext}',
  globalSetup: './tests/e2e/servers.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs a second try is a test that fails.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // Generous: two cores may be busy with more than these tests.
  expect: {timeout: 10_000},
  reporter: 'list',
  // React comes once somebody uses a page. `awake` loads it with each page, so that a test begins where a reader is after a
  // moment; `asleep` begins where a reader arrives. A test tagged `@awake` is about what React does alone.
  projects: [
    {name: 'awake', use: {isAwake: true}},
    {name: 'asleep', use: {isAwake: false}, testMatch: FIRST_USED, grepInvert: /@awake/},
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // As Chrome does on a desktop, and its headless shell does not: a frame of another origin has its own process.
        '--site-per-process',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
});
