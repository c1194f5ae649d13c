import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import {findEngines} from '../../tasks/engines/find.mjs';
import type {Options, WorkerOptions} from './fixtures.ts';

const WIDE = {width: 1280, height: 800};
const NARROW = {width: 390, height: 844};

/** The tag of a behavior says which widths have it: `@narrow`, `@both`, or only a wide window if there is none. */
function widthsOf(engine: string) {
  // The browser tests, which all run in Chromium, have every width.
  const narrow = engine === 'chromium' ? /@narrow/ : /@narrow|@both/;
  return [
    {name: 'wide', size: WIDE, rules: {grepInvert: /@narrow/}},
    {name: 'narrow', size: NARROW, rules: {grep: narrow}},
  ];
}

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
    widthsOf(engineName).map(({name, size, rules}) => ({
      name: `${engineName} ${name}`,
      ...rules,
      use: {engineName, program, size},
    })),
  ),
};

export default defineConfig(config);
