import {expect} from '@playwright/test';
import type {Follower} from './Follower';

/** What a reader does in the browser after each step of the TypeScript quick start. */
export function lookAtTypescript(reader: Follower): (() => Promise<void>)[] {
  const [ground, roof] = [reader.region('Ground'), reader.region('Roof')];
  return [
    async () => {
      await reader.see('Nobody is on duty');
      await reader.enter('Ada', 'Name');
      await reader.click('Start shift');
      await reader.see('Ada is on duty');
      await reader.see('Ada started a shift');
    },
    async () => {
      await reader.click('Report dirt', roof);
      await reader.see('roof: is dirty');
      await reader.click('Clear notes');
      await expect(reader.page.getByText('roof: is dirty')).toHaveCount(0);
    },
    async () => {
      await reader.enter('Ada', 'Name');
      await reader.page.getByRole('button', {name: 'Start shift'}).click();
      await ground.getByRole('button', {name: 'Car in'}).click();
      await roof.getByRole('button', {name: 'Report dirt'}).click();
      await reader.click('Write report');
      await reader.see('Ada: 1 cars, 1 notes');
    },
    async () => {
      await reader.click('Check barrier', ground);
      await reader.see('Works: 2 s');
      await reader.click('Check barrier', roof);
      await reader.see('Failed: too slow');
      await reader.see('ground: barrier opens in 2 s');
      await reader.see('roof: barrier too slow');
      await reader.click('Close', roof);
      await reader.click('Check barrier', roof);
      await reader.see('Aborted due to condition callback returning false.');
    },
    async () => {
      await reader.see('Notes: 0');
      await roof.getByRole('button', {name: 'Report dirt'}).click();
      await expect(roof).toContainText('Notes: 1');
      await reader.see('Notes: 1');
    },
    async () => {
      await reader.click('Check barrier', roof);
      await reader.see('Failed: too slow');
      await reader.see('Roof (closed)');
    },
    () => expect(ground).toBeVisible(),
  ];
}
