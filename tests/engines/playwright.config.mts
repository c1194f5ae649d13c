import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import {findEngines} from '../../tasks/engines/find.mjs';
import type {Options, WorkerOptions} from './fixtures.ts';

const WIDE = {width: 1280, height: 800};
const NARROW = {width: 390, height: 844};

/** A behavior that only one width has is tagged with its name. */
const widths = [
  {name: 'wide', size: WIDE, grepInvert: /@narrow/},
  {name: 'narrow', size: NARROW, grepInvert: /@wide/},
];

const config: PlaywrightTestConfig<Options, WorkerOptions> = {
  testDir: './behaviors',
  outputDir: '../../.cache/engines/results',
  globalSetup: './serveSite.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  // Generous: two cores may be busy with more than these tests.
  expect: {timeout: 30_000},
  reporter: 'list',
  projects: (await findEngines()).flatMap(({name: engineName, program}) =>
    widths.map(({name, size, grepInvert}) => ({
      name: `${engineName} ${name}`,
      grepInvert,
      use: {engineName, program, size},
    })),
  ),
};

export default defineConfig(config);
