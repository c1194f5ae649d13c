import {expect, test, vi} from 'vitest';

test('hears nothing of the file before it, and leaves a timer', async () => {
  const log = vi.spyOn(console, 'log');
  await new Promise((done) => setTimeout(done, 400));
  expect(log).not.toHaveBeenCalled();
  setTimeout(() => console.log('printed late'), 200);
});
