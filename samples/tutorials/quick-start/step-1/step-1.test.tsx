import {screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {bootApp} from '../../../testing/bootApp';

it('shows the heading and prints nothing', async () => {
  const printed = captureConsole();
  await bootApp(() => import('./main'));
  expect(screen.getByRole('heading').textContent).toBe('Parking garage');
  expect(printed.texts()).toEqual([]);
});

it('says what is wrong when the page has no root element', async () => {
  document.body.innerHTML = '';
  vi.resetModules();
  await expect(import('./main')).rejects.toThrow(
    'index.html has no #root element',
  );
});
