import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {beforeEach, expect, it} from 'vitest';
import {bootApp} from '../../testing/bootApp';
import {captureConsole} from '../../testing/captureConsole';

const board = () =>
  screen.getAllByRole('listitem').map((item) => item.textContent);

let printed: ReturnType<typeof captureConsole>;
beforeEach(async () => {
  printed = captureConsole();
  await bootApp(() => import('./main'));
});

const press = (name: string) =>
  userEvent.click(screen.getAllByRole('button', {name})[0]!);

it('shows the order that orderBoard.ts left', () => {
  expect(board()).toEqual(['Table 7: Sencha Serve']);
});

it('follows the store after every click', async () => {
  await press('Mint for table 2');
  await press('Mint for table 2');
  expect(board()).toEqual([
    'Table 7: Sencha Serve',
    'Table 2: Mint Serve',
    'Table 2: Mint Serve',
  ]);
  await press('Serve');
  expect(board()).toEqual(['Table 2: Mint Serve', 'Table 2: Mint Serve']);
  expect(printed.texts('error')).toEqual([]);
});
