import {expect, it} from 'vitest';
import {playwrightArguments} from './arguments.mjs';

const config = ['test', '--config', 'tests/engines/playwright.config.mts'];

it('tries everything when nothing is named', () => {
  expect(playwrightArguments([])).toEqual(config);
});

it('takes names of engines for engines, and the rest for files', () => {
  expect(playwrightArguments(['firefox', 'copy', 'webkit'])).toEqual([
    ...config,
    '--project=firefox',
    '--project=webkit',
    'copy',
  ]);
});
