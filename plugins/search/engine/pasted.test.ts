import {describe, expect, test} from 'vitest';
import {withoutPlaces} from './pasted';

describe('withoutPlaces', () => {
  const message = "TypeError: Cannot read properties of undefined (reading 'boil')";
  test.each([
    [
      'Chromium',
      `${message}\n    at brew (webpack-internal:///./src/kettle.ts:12:5)\n    at async Promise.all (index 0)\n    at new Kettle (https://tea.example/a.js:1:23)\n    at Array.map (<anonymous>)\n    at node:internal/process:95:5`,
    ],
    [
      'one line, as a field makes it',
      `Uncaught (in promise) ${message} at brew (kettle.ts:12:5) at https://tea.example/a.js:1:23`,
    ],
    ['Firefox', `${message}\nbrew@https://tea.example/src/kettle.ts:12:5\n@https://tea.example/a.js:3:1`],
    ['React', `${message}\n    in Kettle (at App.js:12)\n    in App (created by Root)`],
    ['a file before it', `src/kettle.ts(12,5): ${message}`],
    ['a package', `${message} node_modules/tea/dist/kettle.mjs:10:2`],
  ])('a trace of %s is removed', (_what, text) => {
    expect(withoutPlaces(text).replace(/^: /, '')).toBe(message);
  });

  test('a shortened message keeps its number, and loses what all of them say', () => {
    const text =
      'Error: Minified Redux Toolkit error #22; visit https://redux-toolkit.js.org/Errors?code=22 for the full message';
    expect(withoutPlaces(text)).toBe('Error: Minified Redux Toolkit error #22');
  });

  test.each([
    'how to read state at start (in a thunk)',
    'createApi at runtime',
    'at kettle.ts:12:5',
    '',
    'fetch https',
  ])('%s is left as it is', (text) => expect(withoutPlaces(text)).toBe(text));

  test('a message is found behind a trace that is longer than a query may be', () => {
    const frames = ' at brew (kettle.ts:12:5)'.repeat(100);
    expect(withoutPlaces(`${frames} ${message}`)).toBe(message);
  });
});
