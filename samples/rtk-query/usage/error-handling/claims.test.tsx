import {render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {expect, test} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';

test('an error object is no text', () => {
  captureConsole();
  // Wrong: the error of a query is an object.
  const error: unknown = {status: 404, data: 'no cart'};
  expect(() => render(<p>{error as ReactNode}</p>)).toThrow(
    'Objects are not valid as a React child (found: object with keys {status, data})',
  );
});
