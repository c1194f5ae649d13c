import {expect, test} from 'vitest';
import {loadedSamples} from './loadedSamples';

test('a test is about the samples that it loads itself', () => {
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
  expect([...loadedSamples(source)]).toEqual([
    ['shelf prints', ['./shelf']],
    ['two of them', ['./rack/one', './rack/two']],
    ['none', []],
  ]);
});
