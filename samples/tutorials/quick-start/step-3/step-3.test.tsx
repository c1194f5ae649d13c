import {render, screen} from '@testing-library/react';
import {Provider, useStore} from 'react-redux';
import {expect, it} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {recordOutput} from '../../../testing/recordOutput';
import {bootApp} from '../../../testing/bootApp';

it('renders the same page inside a Provider', async () => {
  await recordOutput('./console.output.txt', () =>
    bootApp(() => import('./main')),
  );
  expect(screen.getByRole('heading').textContent).toBe('Parking garage');
});

it('hands the very same store to components inside', async () => {
  captureConsole();
  const {store} = await import('./store');
  const found: unknown[] = [];
  const Probe = () => {
    found.push(useStore());
    return null;
  };
  render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
  expect(found).toEqual([store]);
  expect(found[0]).toBe(store);
});
