import {defineConfig} from '@playwright/test';
import {findBrowser} from './tasks/browser.mjs';

export default defineConfig({
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
