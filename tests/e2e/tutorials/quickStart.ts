import {expect} from '@playwright/test';
import type {Follower} from './Follower';

/** What a reader does in the browser after each step of the quick start. */
export function lookAtQuickStart(reader: Follower): (() => Promise<void>)[] {
  const [ground, roof] = [reader.region('Ground'), reader.region('Roof')];
  return [
    async () => {
      await reader.see('0 parked');
      await reader.click('Car in', ground);
      await expect(ground).toContainText('1 parked');
      await reader.click('Car out', roof);
      await reader.see('-1 parked');
    },
    async () => {
      const printed = reader.page.waitForEvent('console', (message) => message.type() === 'log');
      await reader.reload();
      expect((await printed).text()).toContain('The store holds');
    },
    async () => {
      await reader.see('0 cars inside');
      await reader.click('Car in', ground);
      await reader.click('Car in', roof);
      await reader.see('2 cars inside');
    },
    async () => {
      await reader.see('5 free');
      await reader.see('0 of 3 parked');
      await reader.click('Car in', roof);
      await reader.click('Car in', roof);
      await reader.see('2 of 2 parked');
      await expect(roof.getByRole('button', {name: 'Car in'})).toBeDisabled();
      await reader.click('Close', ground);
      await reader.see('Full');
      await reader.click('Open', ground);
      await reader.see('3 free');
    },
    async () => {
      await reader.see('Full');
      await reader.see('Counting spaces…');
      await reader.see('65 free');
      await reader.see('0 of 40 parked');
      reader.project.rename('public/capacity.json', 'public/other.json');
      await reader.reload();
      await reader.see('The spaces are not known:');
      await reader.see("Unexpected token '<'");
      reader.project.rename('public/other.json', 'public/capacity.json');
      await reader.click('Try again');
      await reader.see('65 free');
    },
  ];
}
