import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import {findEngines} from '../../tasks/engines/find.mjs';
import type {WorkerOptions} from './fixtures.ts';

const config: PlaywrightTestConfig<object, WorkerOptions> = {
  testDir: './behaviors',
  outputDir: '../../.cache/engines/results',
  globalSetup: './serveSite.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  reporter: 'list',
  // One for an engine, whatever the width: each project starts browsers of its own, which takes Firefox several seconds.
  projects: (await findEngines()).map(({name: engineName, program}) => ({
    name: engineName,
    // The browser tests, which all run in Chromium, have every width.
    ...(engineName === 'chromium' && {grepInvert: /@both @narrow/}),
    use: {engineName, program},
  })),
};

export default defineConfig(config);
