import {expect, test} from 'vitest';
import {captureConsole} from './captureConsole';

test('collects what a console would print, by level', () => {
  const printed = captureConsole();
  console.log('%s arrives', 'IC 5', {
    platform: 3,
    calls: [{at: {Ulm: {delay: [4]}}}],
  });
  console.warn('late');

  expect(printed.lines).toEqual([
    {
      level: 'log',
      text: 'IC 5 arrives {\n  platform: 3,\n  calls: [ { at: { Ulm: { delay: [ 4 ] } } } ]\n}',
    },
    {level: 'warn', text: 'late'},
  ]);
  expect(printed.texts('warn')).toEqual(['late']);
});

test('drops stack traces, keeps the properties of an error', () => {
  const printed = captureConsole();
  console.error(new TypeError('no such platform'));
  console.error({cause: Object.assign(new Error('closed'), {code: 7})});

  const [first, second] = printed.texts();
  expect(first).toBe('TypeError: no such platform');
  expect(second).not.toMatch(/\bat /);
  expect(second).toContain('Error: closed {');
  expect(second).toContain('code: 7');
});

test('ignores how long the development checks took', () => {
  const printed = captureConsole();
  console.warn(
    'SerializableStateInvariantMiddleware took 45ms, which is more than the warning threshold of 32ms.',
  );
  expect(printed.lines).toEqual([]);
});
