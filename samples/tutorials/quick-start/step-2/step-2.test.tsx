import {screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {recordOutput} from '../../../testing/recordOutput';
import {bootApp} from '../../../testing/bootApp';

it('creates a store that holds an empty object, and says that it has no reducer', async () => {
  await recordOutput('./console.output.txt', () =>
    bootApp(() => import('./main')),
  );
  expect(screen.getByRole('heading').textContent).toBe('Parking garage');
});

it('offers the three methods the page names', async () => {
  captureConsole();
  const {store} = await import('./store');
  expect(store.getState()).toEqual({});
  expect(store.dispatch).toBeTypeOf('function');
  expect(store.subscribe).toBeTypeOf('function');
});
