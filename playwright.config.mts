import {defineConfig} from '@playwright/test';
import {findBrowser} from './tasks/browser.mjs';

/** Tests that are not run a second time before React, by their files: each group for its reason. */
const EITHER_WAY = [
  // Say themselves where they begin.
  ['asleep-loading', 'asleep-taps', 'later'],
  // Are about what React does between two of its pages. Before it, the browser follows a link: see asleep-loading.
  ['come-back', 'crash', 'load-failure', 'loading-page', 'prefetch', 'progress-bar'],
  // Are about what React stores, or says about storage, when it starts.
  ['storage-blocked', 'versions'],
  // No script of the site takes part, or one that is in the page.
  ['base-url', 'edit-link', 'footer', 'hosting', 'tutorials', 'without-script'],
  // Open pages that load React at once, or wait for it themselves.
  ['hostile-input', 'routes', 'search-page'],
  // Visit all pages, as asleep-loading does, or try whether such a visit notices what it should.
  ['every-page', 'layout-shift'],
  // Are about what happens in the panel and the frame of a sample, once Run has opened them: run and run-share begin there.
  ['run-all', 'run-edit', 'run-hostile', 'run-knobs', 'run-readers', 'run-steps'],
  // Are about what the search window shows, once it is open: search-modal and search-failures begin before.
  ['search-questions'],
].flat();

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
    {
      name: 'asleep',
      use: {isAwake: false},
      testIgnore: EITHER_WAY.map((name) => `**/${name}.spec.ts`),
      grepInvert: /@awake/,
    },
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
