import {expect, test} from 'vitest';
import {recordedSamples} from './recordedSamples';

test('a test tells of the samples whose output it records', () => {
  const source = `
import './setup';
test('shelf prints', async () => {
  await recordOutput('./shelf.output.txt', () => import('./shelf'));
});
describe('racks', () => {
  test("two of them", async () => {
    await recordOutput(
      './rack.output.txt',
      () => import('./rack/one'),
    );
    await import('./rack/two');
  });
  test('none', () => expect(rack).toBe(1));
});`;
  expect([...recordedSamples(source)]).toEqual([
    ['shelf prints', ['./shelf']],
    ['two of them', ['./rack/one']],
    ['none', []],
  ]);
});
