import {expect} from '@playwright/test';
import type {Follower} from './Follower';

const FAILED = 'Failed to load resource: the server responded with a status of 503';

/** What a reader does in the browser after each step of the RTK Query tutorial. */
export function lookAtRtkQuery(reader: Follower): (() => Promise<void>)[] {
  /** How many requests `msw` listed since the page was opened. */
  let requests: string[] = [];
  reader.page.on('console', (message) => {
    const found = /\[MSW\].* (GET|POST) (\S+)/.exec(message.text());
    if (found) requests.push(`${found[1]} ${found[2]}`);
  });
  const light = (name: string) => reader.page.getByRole('button', {name, exact: true});
  const afterReload = async () => {
    requests = [];
    await reader.reload();
  };

  return [
    async () => {
      await afterReload();
      for (const text of ['Loading the lights…', 'North Head', 'Gull Rock', 'The Skerry'])
        await reader.see(text);
      const lights = 'GET https://lighthouse.example/api/lights';
      await expect.poll(() => requests).toEqual([lights, lights]);
    },
    async () => {
      await afterReload();
      for (const text of ['getLights(undefined)', 'fulfilled', '3 items']) await reader.see(text);
      await expect.poll(() => requests).toHaveLength(1);
    },
    async () => {
      for (const text of ['Ships seen: 2', 'Albatros', 'Doris']) await reader.see(text);
      await expect(light('North Head')).toHaveAttribute('aria-pressed', 'true');
      await reader.click('Gull Rock');
      await expect(light('Gull Rock')).toHaveAttribute('aria-pressed', 'true');
      await reader.see('Loading the sightings…');
      await reader.see('Merlin');
      await reader.see('getSightings("north-head")');
      await reader.see('getSightings("gull-rock")');
      requests = [];
      await reader.click('North Head');
      await reader.see('Albatros');
      expect(requests).toEqual([]);

      await reader.click('The Skerry');
      await reader.see('The sightings did not load.');
      await reader.see('rejected');
      await reader.announced(FAILED);
      await reader.click('Retry');
      await reader.see('Petrel');
    },
    async () => {
      await reader.see('Ships seen');
      await expect(reader.page.getByText('Doris')).toBeVisible();
      await reader.enter('Fulmar', 'Ship');
      await reader.click('Log sighting');
      for (const text of ['Checking for news…', 'Fulmar', 'Ships seen: 3']) await reader.see(text);
      await reader.enter('Flying Dutchman', 'Ship');
      await reader.click('Log sighting');
      await reader.see('The sighting was not saved.');
      await reader.announced('a status of 422');
      await expect(reader.page.getByLabel('Ship')).toHaveValue('Flying Dutchman');
    },
    async () => {
      await expect(reader.page.getByText('Doris')).toBeVisible();
      await reader.click('Gull Rock');
      await expect(reader.page.getByText('Merlin')).toBeVisible();
      const rows = reader.page.getByRole('table').getByRole('row');
      await expect(rows).toHaveCount(3);
      await reader.see('getSightings("north-head")');
      await expect(rows).toHaveCount(2, {timeout: 15_000});
      await expect(rows.filter({hasText: 'north-head'})).toHaveCount(0);
      await reader.forget();
      // What a browser does when its window comes back.
      await reader.page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await reader.see('Checking for news…');
    },
  ];
}
