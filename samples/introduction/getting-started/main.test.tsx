import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {beforeEach, expect, it} from 'vitest';
import {bootApp} from '../../testing/bootApp';
import {captureConsole} from '../../testing/captureConsole';

const board = () =>
  screen.getAllByRole('listitem').map((item) => item.textContent);

beforeEach(async () => {
  captureConsole();
  await bootApp(() => import('./main'));
});

it('shows the order that orderBoard.ts left', () => {
  expect(board()).toEqual(['Table 7: Sencha Serve table 7']);
});

it('follows the store after a click', async () => {
  await userEvent.click(
    screen.getByRole('button', {name: 'Mint for table 2'}),
  );
  expect(board()).toEqual([
    'Table 7: Sencha Serve table 7',
    'Table 2: Mint Serve table 2',
  ]);
  await userEvent.click(
    screen.getByRole('button', {name: 'Serve table 7'}),
  );
  expect(board()).toEqual(['Table 2: Mint Serve table 2']);
});
