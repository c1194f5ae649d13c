import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {http, HttpResponse} from 'msw';
import {act, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {Provider} from 'react-redux';
import {beforeEach, expect, it, vi} from 'vitest';
import {bootApp} from '../../../testing/bootApp';
import {server} from '../../../testing/server';

/** A level has so few spaces that it is soon full. */
beforeEach(() => {
  localStorage.clear();
  server.use(
    http.get('/capacity.json', () =>
      HttpResponse.json({ground: 1, roof: 2}),
    ),
  );
});

/** As main.tsx of the last step does. */
const boot = () =>
  bootApp(async () => {
    const {default: App} = await import('./src/App');
    const {store} = await import('./src/store');
    const {loadCapacity} = await import('./src/garageSlice');
    await store.dispatch(loadCapacity());
    const root = createRoot(document.getElementById('root')!);
    await act(async () =>
      root.render(
        createElement(Provider, {store, children: createElement(App)}),
      ),
    );
  });
const level = (name: string) => within(screen.getByRole('region', {name}));
const press = (name: string) =>
  userEvent.click(screen.getByRole('button', {name}));

it('parks where most spaces are free, and nowhere when all are taken', async () => {
  await boot();
  await press('Park me anywhere');
  expect(level('Roof').getByText('1 of 2 parked')).toBeTruthy();
  await press('Park me anywhere');
  expect(level('Ground').getByText('1 of 1 parked')).toBeTruthy();
  await press('Park me anywhere');
  await press('Park me anywhere');
  expect(screen.getByText('Full')).toBeTruthy();
  expect(level('Roof').getByText('2 of 2 parked')).toBeTruthy();
});

it('leaves out a closed level', async () => {
  await boot();
  await userEvent.click(level('Roof').getByRole('button', {name: 'Close'}));
  await press('Park me anywhere');
  await press('Park me anywhere');
  expect(level('Ground').getByText('1 of 1 parked')).toBeTruthy();
  expect(level('Roof').getByText('0 of 2 parked')).toBeTruthy();
});

it('empties all levels at once', async () => {
  await boot();
  await press('Park me anywhere');
  await press('Park me anywhere');
  await press('Empty the garage');
  expect(screen.getByText('3 free')).toBeTruthy();
});

it('counts closings, and remembers them after a reload', async () => {
  await boot();
  await userEvent.click(level('Roof').getByRole('button', {name: 'Close'}));
  expect(screen.getByText('Closings: 1')).toBeTruthy();
  await boot();
  expect(screen.getByText('Closings: 1')).toBeTruthy();
});

it('saves after a closing only', async () => {
  await boot();
  localStorage.setItem('closings', '5'); // by another tab
  await press('Park me anywhere');
  expect(localStorage.getItem('closings')).toBe('5');
});

it.each(['-3', '1.5', 'many', ''])(
  'begins with 0 when the saved text is "%s"',
  async (text) => {
    localStorage.setItem('closings', text);
    await boot();
    expect(screen.getByText('Closings: 0')).toBeTruthy();
  },
);

it('works where the browser blocks storage', async () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  await boot();
  await userEvent.click(level('Roof').getByRole('button', {name: 'Close'}));
  expect(screen.getByText('Closings: 1')).toBeTruthy();
});
