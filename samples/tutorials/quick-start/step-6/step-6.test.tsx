import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {beforeEach, expect, expectTypeOf, it} from 'vitest';
import {captureConsole} from '../../../testing/captureConsole';
import {recordOutput} from '../../../testing/recordOutput';
import {bootApp} from '../../../testing/bootApp';
import {useAppSelector} from './hooks';

const click = (level: string, name: string) => {
  const gate = screen.getByRole('group', {
    name: `Gate of the ${level} level`,
  });
  return userEvent.click(within(gate).getByRole('button', {name}));
};
const sign = (level: string) =>
  screen.getByText(new RegExp(`^${level}:`)).textContent;

beforeEach(async () => {
  captureConsole();
  await bootApp(() => import('./main'));
});

it('counts the cars of each level', async () => {
  expect(sign('ground')).toBe('ground: 0 parked');
  await click('ground', 'Car in');
  await click('ground', 'Car in');
  await click('ground', 'Car out');
  await click('roof', 'Close');
  await click('roof', 'Car in');
  expect(sign('ground')).toBe('ground: 1 parked');
  expect(sign('roof')).toBe('roof: 0 parked, closed');
});

it('prints the state after every action', async () => {
  await recordOutput('./console.output.txt', async () => {
    await click('ground', 'Car in');
    await click('roof', 'Close');
  });
});

it('types the selected value', () => {
  const useParked = () =>
    useAppSelector((state) => state.garage.levels.roof.parked);
  expectTypeOf(useParked).returns.toEqualTypeOf<number>();
});
